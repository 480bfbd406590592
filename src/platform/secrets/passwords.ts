import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { unavailable } from '#rules/refusal.ts';
import { ensureNoWriteOpen } from '../unit-of-work.ts';

/** OWASP's floor for Argon2id, the package's default kind. Hashing runs on threads of its own, off the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One core stays with the pages. */
const MAX_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_WAITING = 20;

const limit = pLimit(MAX_AT_ONCE);

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), COST));

/**
 * Hashes a new password, does what there is to do with it, and ends when twice the time of the hash has passed. What
 * is done takes longer for an address that is known, or for one that is not: nobody can tell which.
 */
export async function hashAndDo<Result>(
  password: string,
  work: (hash: string) => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  const passwordHash = await hashPassword(password);
  const end = start + 2 * (performance.now() - start);
  try {
    return await work(passwordHash);
  } finally {
    await sleep(Math.max(0, end - performance.now()));
  }
}

/** Takes the same time whether there is a password to compare with or not. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await nobodys());
  const isRight = await inTurn(() => verify(against, password.normalize('NFKC')));
  return isRight && stored !== null;
}

let ofNobody: Promise<string> | undefined;
/** Made before anybody asks, so that the first unknown address waits no longer than the second. */
const nobodys = () => (ofNobody ??= hash(randomBytes(32), COST));
void nobodys();

/** Few at a time and a short queue: whoever comes when it is full is sent away at once, not kept waiting. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  ensureNoWriteOpen('A password is hashed');
  if (limit.pendingCount >= MAX_WAITING) throw tooBusy();
  return limit(work);
}

const tooBusy = () =>
  unavailable('Many people are signing in right now. Please try again in a few seconds.', 3);
