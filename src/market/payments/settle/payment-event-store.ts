import type { Database } from '#platform/postgres/database.ts';

type NewEvent = {
  provider: string;
  providerEventId: string;
  kind: string;
  orderId: string | null;
  saleId: string | null;
  rawBody: string;
  /** What is about protected sales has a time of its own. */
  isOfSales: boolean;
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
      sale_id: event.saleId,
      ...(event.isOfSales ? { raw_body: '', sale_body: event.rawBody } : { raw_body: event.rawBody }),
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
    .select(['id', 'order_id', 'kind', 'handled_at', 'raw_body'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The protected sale that a notification is about, by either of the ids the provider knows its payment by. */
export async function findSaleAtProvider(
  db: Database,
  { providerOrderId, captureId }: { providerOrderId: string | null; captureId: string | null },
): Promise<string | null> {
  if (providerOrderId === null && captureId === null) return null;
  const row = await db
    .selectFrom('sale_payments')
    .select('sale_id')
    .where((payment) =>
      providerOrderId === null
        ? payment('capture_id', '=', captureId)
        : payment('provider_order_id', '=', providerOrderId),
    )
    .executeTakeFirst();
  return row?.sale_id ?? null;
}

/** Until its job has asked the provider, the light of this sale is red. */
export async function setLightUnchecked(db: Database, saleId: string, now: Date): Promise<void> {
  await db
    .updateTable('protected_sales')
    .set({ checked_at: null, unchecked_at: now })
    .where('id', '=', saleId)
    .execute();
}

export async function setHandled(db: Database, id: string, outcome: string, now: Date): Promise<void> {
  await db.updateTable('order_events').set({ handled_at: now, outcome }).where('id', '=', id).execute();
}
