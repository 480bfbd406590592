import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';

/** Who of two people blocked the other: neither, one, or both. */
export async function findBlocks(db: Database, me: string, other: string) {
  const rows = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where((block) =>
      block.or([
        block.and([block('blocker_id', '=', me), block('blocked_id', '=', other)]),
        block.and([block('blocker_id', '=', other), block('blocked_id', '=', me)]),
      ]),
    )
    .execute();
  return {
    byMe: rows.some((row) => row.blocker_id === me),
    byThem: rows.some((row) => row.blocker_id === other),
  };
}

/** Which of these conversations are between two people of whom one blocked the other. */
export async function listBlockedConversations(db: Database, conversationIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('blocks', (join) =>
      join.on(
        sql<boolean>`(blocker_id = buyer_id and blocked_id = seller_id) or (blocker_id = seller_id and blocked_id = buyer_id)`,
      ),
    )
    .select('conversations.id')
    .where('conversations.id', 'in', conversationIds)
    .execute();
  return rows.map(({ id }) => id);
}

/** Only somebody one has a conversation with can be blocked: ids are not to be tried out. */
export async function isKnownTo(db: Database, me: string, other: string): Promise<boolean> {
  if (!isId(other)) return false;
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where(
      sql<boolean>`(buyer_id = ${me} and seller_id = ${other}) or (buyer_id = ${other} and seller_id = ${me})`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Block = { blockerId: string; blockedId: string; now: Date };

export async function insertBlock(db: Database, { blockerId, blockedId, now }: Block): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
    .execute();
}

export async function removeBlock(db: Database, { blockerId, blockedId }: Omit<Block, 'now'>): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

export async function listBlocks(db: Database, blockerId: string) {
  return db
    .selectFrom('blocks')
    .innerJoin('accounts', 'accounts.id', 'blocks.blocked_id')
    .select(['accounts.id', 'accounts.username', 'blocks.created_at'])
    .where('blocks.blocker_id', '=', blockerId)
    .orderBy('blocks.created_at', 'desc')
    .execute();
}
