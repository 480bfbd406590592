import {
  ACCOUNT_LIMITS,
  type AccountLimit,
  ADDRESS_LIMITS,
  type AddressLimit,
  addressGroup,
  DEMO_FACTOR,
  type Limit,
} from '#rules/limits.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { addToWindow } from './rate-limit-store.ts';

/** Counts one request of this address, and refuses it when there were too many. */
export async function ensureAddressMay(ctx: Context, what: AddressLimit): Promise<void> {
  const factor = ctx.config.MODE === 'demo' ? DEMO_FACTOR : 1;
  const limits = ADDRESS_LIMITS[what].map((limit) => ({ ...limit, most: limit.most * factor }));
  await ensureWithin(ctx, `${what}:address:${addressGroup(ctx.browser.address)}`, limits);
}

/** The same for one account, from wherever it comes. */
export async function ensureAccountMay(ctx: Context, what: AccountLimit, accountId: string): Promise<void> {
  await ensureWithin(ctx, `${what}:account:${accountId}`, ACCOUNT_LIMITS[what]);
}

async function ensureWithin(ctx: Context, key: string, limits: readonly Limit[]): Promise<void> {
  const now = ctx.now();
  const waitUntil = await ctx.count(async (db) => {
    let latest = 0;
    for (const limit of limits) {
      const { count, endsAt } = await addToWindow(db, { key, limit, now });
      if (count > limit.most) latest = Math.max(latest, endsAt.getTime());
    }
    return latest;
  });
  if (waitUntil > 0) throw tooMany(Math.ceil((waitUntil - now.getTime()) / 1000));
}

export const tooMany = (seconds: number): Refusal =>
  mustWait(seconds, (wait) => `Too many tries. Please wait ${wait} and try again.`);

/** How long, in words for people and in seconds for programs. */
export function mustWait(seconds: number, sentence: (wait: string) => string): Refusal {
  const short = seconds === 1 ? 'a second' : `${seconds} seconds`;
  const wait = seconds < 90 ? short : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal('too-many', sentence(wait), {}, { retryAfterSeconds: seconds });
}
