/** Ids are UUIDs. Anything else cannot be the id of a row, and PostgreSQL would call it an error. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
