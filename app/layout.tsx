import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = { title: "Steward", description: "A to-do list you talk to." };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Reading the request makes every page dynamic, the not-found page included, so that its scripts get their nonce.
  await headers();
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
