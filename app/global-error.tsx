"use client";

import ErrorPage from "./error";
import { inter } from "./inter";
import "./globals.css";

/** Stands in for the layout itself when that is what failed. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <html lang="en" className={inter.variable}>
      <title>Something went wrong · Steward</title>
      <body>
        <ErrorPage reset={reset} />
      </body>
    </html>
  );
}
