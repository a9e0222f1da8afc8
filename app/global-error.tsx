"use client";

import type { ComponentProps } from "react";
import ErrorPage from "./error";
import { inter } from "./inter";
import "./globals.css";

/** Stands in for the layout itself when that is what failed. */
export default function GlobalErrorPage(failure: ComponentProps<typeof ErrorPage>) {
  return (
    <html lang="en" className={inter.variable}>
      <title>Something went wrong · Steward</title>
      <body>
        <ErrorPage {...failure} />
      </body>
    </html>
  );
}
