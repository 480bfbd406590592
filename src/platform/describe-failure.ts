import { withoutAddresses } from '#rules/accounts/mask-email.ts';

/** For the log, without addresses. A connection that is refused on each of several addresses has a code and no message. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return withoutAddresses([code, error.message].filter(Boolean).join(': '));
}
