import localFont from "next/font/local";

/**
 * The Latin letters of Inter, asked for before the page is read, so that most text is never seen in another font. The
 * other scripts come from the package's own stylesheet when a page uses them (app/globals.css, which also has the
 * stand-in with Inter's metrics: the framework's own would stand before those scripts and take their letters).
 */
export const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-inter-latin",
  weight: "100 900",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});
