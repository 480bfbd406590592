/** Something that keeps the program from starting and that its operator can put right; the message is one sentence for them. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** The code that the system or PostgreSQL gave an error, such as ENOENT or 57P03. */
export const readErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
