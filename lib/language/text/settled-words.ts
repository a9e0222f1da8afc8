/** How a deed ends, said of its task: "mark the rent paid". */
export const SETTLED = "paid sent sorted handled settled resolved booked bought delivered submitted";
