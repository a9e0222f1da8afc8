/** The address of one task in the app, opened. */
export const taskAddress = (number: number): string => `/tasks?show=all&search=%23${number}#open`;
