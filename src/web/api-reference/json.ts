/** An object of a JSON document of which nothing is promised. */
export type Json = { [name: string]: unknown };

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
