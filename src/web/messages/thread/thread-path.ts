/** Where a conversation ends: the browser itself goes there, before anything is painted and without script. */
export const NEWEST = 'newest';

/** The way to a conversation, at its newest message. */
export const toThreadPath = (id: string): string => `/messages/${id}#${NEWEST}`;
