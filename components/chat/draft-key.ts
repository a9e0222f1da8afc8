const PREFIX = "steward-draft-";

/** Under which a draft is kept in this browser. A place is somebody's own: nobody else is ever led to it. */
export const draftKey = (place: string): string => `${PREFIX}${place}`;

export const isDraftKey = (key: string): boolean => key.startsWith(PREFIX);
