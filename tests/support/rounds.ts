/** How long to go on: `npm test` takes the short form, `npm run soak` the long one. */
export const rounds = (short: number, long: number): number => (isSoak ? long : short);

/** Whether everything is to be tried at length, and nothing taken from an earlier run. */
export const isSoak = process.env.SOAK === "1";
