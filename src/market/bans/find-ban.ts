import { fingerprint } from '#platform/secrets/secrets.ts';
import type { Database } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { formatDay } from '../mails/format-day.ts';
import { listAddressMarks } from './ban-mark.ts';
import { listStandingBans } from './ban-store.ts';

/** Until when this address opens no account here; null while it is welcome. */
export async function findAddressBan(ctx: Context, db: Database, email: string): Promise<Date | null> {
  const [ban] = await listStandingBans(db, {
    kind: 'address',
    marks: listAddressMarks(ctx, email),
    now: ctx.now(),
  });
  return ban?.endsAt ?? null;
}

/**
 * Refuses a browser whose device is banned: it opens no account, signs in to nobody else's, and writes no messages.
 * `unlessOf`: the account that it was banned with is its own, and can be signed in to.
 */
export async function ensureDeviceWelcome(
  ctx: Context,
  db: Database,
  { unlessOf }: { unlessOf?: string } = {},
): Promise<void> {
  const { device } = ctx.browser;
  if (device === null) return;
  const bans = await listStandingBans(db, { kind: 'device', marks: [fingerprint(device)], now: ctx.now() });
  const [longest] = bans;
  if (!longest || bans.some(({ accountId }) => accountId === unlessOf)) return;
  throw refuseBanned(ctx, 'device', longest.endsAt);
}

const WHAT = { device: 'This device', address: 'This e-mail address' } as const;

export const refuseBanned = (
  { config }: Pick<Context, 'config'>,
  kind: keyof typeof WHAT,
  until: Date,
): Refusal => new Refusal('not-allowed', describeBan(config.SUPPORT_EMAIL, kind, until));

export const describeBan = (supportEmail: string, kind: keyof typeof WHAT, until: Date): string =>
  `${WHAT[kind]} cannot be used for this until ${formatDay(until, {})}. If you think that is wrong, write to ${supportEmail}.`;
