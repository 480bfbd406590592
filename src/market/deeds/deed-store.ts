import type { Database } from '#platform/postgres/database.ts';

/** What one of us did to a thing, as the audit has it. */
export type Deed = {
  action: string;
  byId: string | null;
  by: string | null;
  at: Date;
  before: unknown;
  after: unknown;
};

/** The last of these that was done to it. */
export async function findLastDeed(
  db: Database,
  { kind, id, among }: { kind: string; id: string; among: readonly string[] },
): Promise<Deed | undefined> {
  return db
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.account_id')
    .select(['audit.action', 'audit.account_id as byId', 'accounts.username as by'])
    .select(['audit.at', 'audit.before', 'audit.after'])
    .where('object_kind', '=', kind)
    .where('object_id', '=', id)
    .where('action', 'in', among)
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
