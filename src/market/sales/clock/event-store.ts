import type { Database } from '#platform/postgres/database.ts';

export async function findSaleEvent(db: Database, id: string) {
  return (
    db
      .selectFrom('order_events')
      .select(['id', 'sale_id', 'kind', 'handled_at'])
      // Those of before were kept with all others.
      .select(({ fn }) => fn.coalesce('sale_body', 'raw_body').as('raw_body'))
      .where('id', '=', id)
      .executeTakeFirst()
  );
}

export async function setEventHandled(
  db: Database,
  id: string,
  { outcome, now }: { outcome: string; now: Date },
): Promise<void> {
  await db.updateTable('order_events').set({ handled_at: now, outcome }).where('id', '=', id).execute();
}
