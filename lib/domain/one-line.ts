/** Text for a place that has one line: whatever could break it or steer a terminal becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
