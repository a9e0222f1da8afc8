"use client";

import { ThemeProvider as NextThemeProvider } from "next-themes";
import type { ReactNode } from "react";

interface ThemeProviderProps {
  /** Lets the script that sets the theme before anything is painted through the content security policy. */
  nonce: string | undefined;
  children: ReactNode;
}

export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  return (
    <NextThemeProvider attribute="data-theme" disableTransitionOnChange {...(nonce === undefined ? {} : { nonce })}>
      {children}
    </NextThemeProvider>
  );
}
