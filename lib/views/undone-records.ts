import { findUndoneRecords } from "@/lib/store/record-store";

/** Which of these changes were taken back. Other people's and unknown ones are simply not among them. */
export const readUndoneRecords = (userId: string, records: string[]): Promise<string[]> =>
  records.length === 0 ? Promise.resolve([]) : findUndoneRecords(userId, records);
