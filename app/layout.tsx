import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ThemeProvider } from "@/components/theme-provider";
import { inter } from "./inter";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Steward", template: "%s · Steward" },
  description: "A to-do list you talk to.",
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf8" },
    { media: "(prefers-color-scheme: dark)", color: "#141413" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Reading the request makes every page dynamic, the not-found page included, so that its scripts get their nonce.
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    // The theme's script sets an attribute here before React arrives.
    <html lang="en" className={inter.variable} suppressHydrationWarning>
      <body>
        <ThemeProvider nonce={nonce}>{children}</ThemeProvider>
      </body>
    </html>
  );
}
