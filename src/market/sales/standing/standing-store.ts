import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { prepareQuery } from '#platform/postgres/query-pool.ts';
import { lateParcelsOwedFor } from '../agree/limit-store.ts';

/** What hangs on a sale and decides what can be done with it, beside what its own row says. */
export type StandingRow = {
  id: string;
  /** Of the seller's account at the provider. */
  payee_country: string | null;
  is_being_asked: boolean;
  has_case_of_buyer: boolean;
  owes_for_late_parcel: boolean;
  parts_made: number;
  parts_taken: number;
  /** What waits for an answer now. */
  part_open: number | null;
  is_parcel_corrected: boolean;
  additions: number;
  has_case: boolean;
};

type Asked = { ids: string[]; reader: string; now: Date };
const ask = prepareQuery('sale-standing', (db, { ids, reader, now }: Asked) =>
  sql<StandingRow>`select this.id,
    (select country from seller_links where account_id = this.seller_id and ended_at is null) as payee_country,
    this.state in ('agreed', 'paying') and exists (select from sale_payments where sale_id = this.id
      and state in ('attempted', 'pending', 'captured', 'differs')) as is_being_asked,
    this.state in ('agreed', 'paying') and exists (select from provider_cases as one
      join protected_sales as bought on bought.id = one.sale_id
      where bought.buyer_id = this.buyer_id and one.closed_at is null) as has_case_of_buyer,
    this.state in ('agreed', 'paying') and this.follows is null
      and exists (${lateParcelsOwedFor(sql.ref('this.buyer_id'))}) as owes_for_late_parcel,
    parts.made as parts_made, parts.taken as parts_taken, parts.open as part_open,
    exists (select from sale_parcels where sale_id = this.id and way = 'out' and corrected_at is not null)
      as is_parcel_corrected,
    (select count(*)::int from sale_statements as said join sale_disputes as dispute on dispute.id = said.dispute_id
      where dispute.sale_id = this.id and said.kind = 'addition' and said.said_by = ${reader}::uuid) as additions,
    exists (select from provider_cases where sale_id = this.id and closed_at is null) as has_case
    from protected_sales as this
    cross join lateral (select count(*)::int as made,
      coalesce(sum(amount) filter (where taken_at is not null), 0)::int as taken,
      max(amount) filter (where taken_at is null and expires_at > ${now}) as open
      from sale_part_offers where sale_id = this.id) as parts
    where this.id = any(${ids}::uuid[])`.compile(db),
);

export async function readStandingRows(
  db: Database,
  { ids, ...asked }: Omit<Asked, 'ids'> & { ids: readonly string[] },
): Promise<ReadonlyMap<string, StandingRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ask(db, { ids: [...ids], ...asked });
  return new Map(rows.map((row) => [row.id, row]));
}
