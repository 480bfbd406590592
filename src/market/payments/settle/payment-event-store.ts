import type { Database } from '#platform/postgres/database.ts';

type NewEvent = {
  provider: string;
  providerEventId: string;
  kind: string;
  orderId: string | null;
  rawBody: string;
  now: Date;
};

/** Its id, or undefined when this very notification was here before. */
export async function insertEvent(db: Database, event: NewEvent): Promise<string | undefined> {
  const row = await db
    .insertInto('order_events')
    .values({
      provider: event.provider,
      provider_event_id: event.providerEventId,
      kind: event.kind,
      order_id: event.orderId,
      raw_body: event.rawBody,
      received_at: event.now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findEvent(db: Database, id: string) {
  return db
    .selectFrom('order_events')
    .select(['id', 'order_id', 'kind', 'handled_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function setHandled(db: Database, id: string, outcome: string, now: Date): Promise<void> {
  await db.updateTable('order_events').set({ handled_at: now, outcome }).where('id', '=', id).execute();
}
