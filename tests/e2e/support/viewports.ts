/** A phone and a desk: what is about the page as a whole is tried at both. */
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
