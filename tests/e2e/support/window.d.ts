interface Window {
  /** What tests/e2e/landing.e2e.ts adds up. */
  layoutShift: number;
}
