/** The name of what is written, by which it is sent once. */
export const ONCE_FIELD = 'once';
