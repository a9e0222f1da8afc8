/** @param {{ children: import("react").ReactNode }} props */
export default function BareLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
