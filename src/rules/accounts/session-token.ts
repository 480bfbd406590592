import { Refusal } from '../refusal.ts';

/** Only a page of ours can know the token of a session: a second lock beside the check of the origin. */
export function ensureTokenRepeated(token: string | null, repeated: unknown, sentence: string): void {
  if (token !== null && repeated !== token) throw new Refusal('not-allowed', sentence);
}
