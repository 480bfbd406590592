import { plural } from '#rules/text/plural.ts';
import { addressGroup, DEMO_FACTOR, type Limit, PHOTO_KILOBYTES } from '#rules/limits.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { addKilobytes, findKilobytes } from './kilobyte-store.ts';

type Counted = { key: string; limit: Limit };

/** Refuses more photos of a person, or of an address, that has sent its share of bytes. */
export async function ensureMaySendBytes(ctx: Context, accountId: string): Promise<void> {
  const now = ctx.now();
  let waitUntil = 0;
  for (const { key, limit } of listCounters(ctx, accountId)) {
    const { kilobytes, endsAt } = await findKilobytes(ctx.db, { key, limit, now });
    if (kilobytes >= limit.most) waitUntil = Math.max(waitUntil, endsAt.getTime());
  }
  if (waitUntil > 0) throw sentVeryMany(Math.ceil((waitUntil - now.getTime()) / 1000));
}

/** Counts what somebody sent, whether or not anything came of it. */
export async function countBytes(ctx: Context, accountId: string, bytes: number): Promise<void> {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes === 0) return;
  await ctx.write(
    async ({ db }) => {
      for (const { key, limit } of listCounters(ctx, accountId))
        await addKilobytes(db, { key, limit, now: ctx.now() }, kilobytes);
    },
    { mayBeLost: true },
  );
}

/** Always in the same order, so that two who count at once do not wait for each other. */
function listCounters({ browser, config }: Context, accountId: string): Counted[] {
  const factor = config.MODE === 'demo' ? DEMO_FACTOR : 1;
  const address = `photo-kilobytes:address:${addressGroup(browser.address)}`;
  return [
    ...PHOTO_KILOBYTES.account.map((limit) => ({ key: `photo-kilobytes:account:${accountId}`, limit })),
    ...PHOTO_KILOBYTES.address.map((limit) => ({
      key: address,
      limit: { ...limit, most: limit.most * factor },
    })),
  ];
}

function sentVeryMany(seconds: number): Refusal {
  const wait = seconds < 90 ? plural(seconds, 'second') : minutes(seconds);
  return new Refusal(
    'too-many',
    `You have sent very many photos. Please wait ${wait}, then continue.`,
    {},
    { retryAfterSeconds: seconds },
  );
}

const minutes = (seconds: number) => `${Math.ceil(seconds / 60)} minutes`;
