import { Refusal } from '../../refusal.ts';

/** Only a page of ours can know the token of a session: a second lock beside the check of the origin. */
export function ensureTokenRepeated(token: string | null, repeated: unknown, sentence: string): void {
  if (!isTokenRepeated(token, repeated)) throw new Refusal('not-allowed', sentence);
}

/** Who is not signed in has no token to repeat. */
export const isTokenRepeated = (token: string | null, repeated: unknown): boolean =>
  token === null || repeated === token;
