import type { Account } from '#rules/accounts/account.ts';
import { HOUR_MS } from '#rules/time.ts';
import type { Context } from '../context.ts';
import { isNoted, lockReading } from './reading-store.ts';

/** What staff read of people, and the sentence of its line. */
const READINGS = {
  'message.read-talk': 'Read the conversation round a held or reported message.',
  'account.read': 'Opened the page of this person.',
  'ad.read': 'Opened the file of this ad.',
  'report.read': 'Opened the page of this report.',
  'order.read': 'Opened the page of this order.',
  'case.read': 'Opened the page of this case.',
} as const;

type Read = { action: keyof typeof READINGS; objectId: string; after?: object };

/** That one of staff looks at somebody's things is written down before they see it: once an hour for each thing. */
export async function noteReading(
  ctx: Context,
  reader: Account,
  { action, objectId, after }: Read,
): Promise<void> {
  const reading = { readerId: reader.id, action, objectId };
  const since = new Date(ctx.now().getTime() - HOUR_MS);
  if (await isNoted(ctx.db, { ...reading, since })) return;
  await ctx.write(async (unit) => {
    await lockReading(unit.db, reading);
    if (await isNoted(unit.db, { ...reading, since })) return;
    await unit.audit({
      action,
      objectKind: action.split('.')[0] ?? action,
      objectId,
      before: null,
      after: after ?? null,
      reason: READINGS[action],
    });
  });
}
