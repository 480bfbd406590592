/** The code that the system, PostgreSQL or a library gave an error, such as ENOENT or 57P03; '' where it has none. */
export const readErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
