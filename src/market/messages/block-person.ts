import type { BlockPerson } from '#rules/messages/message-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { partPeople } from '../agreements/end/part-people.ts';
import type { Context } from '../context.ts';
import { insertBlock, isKnownTo, removeBlock } from './block-store.ts';

/** Nothing more from this person, or again. They are not told. */
export async function blockPerson(ctx: Context, { userId, block }: BlockPerson): Promise<void> {
  const reader = ensure(ctx.viewer, 'read and send messages');
  await ctx.write(async (unit) => {
    const { db } = unit;
    if (!(await isKnownTo(db, reader.id, userId)))
      throw new Refusal('not-found', 'You have no conversation with this person.');
    const pair = { blockerId: reader.id, blockedId: userId };
    if (!block) return removeBlock(db, pair);
    await partPeople(ctx, unit, [reader.id, userId]);
    await insertBlock(db, { ...pair, now: ctx.now() });
  });
}
