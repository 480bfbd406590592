import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { prepareQuery } from '#platform/postgres/query-pool.ts';
import type { SaleProblem } from '#rules/sales/words/disputes.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';

export type SaleReader = Awaited<ReturnType<typeof askForReaders>>[number];

/** Those who are told of a sale, by id: where to, by whose clock, and whether they want reminders. */
export async function listSaleReaders(
  db: Database,
  accountIds: readonly string[],
): Promise<Map<string, SaleReader>> {
  const readers = await askForReaders(db, { accountIds });
  return new Map(readers.map((reader) => [reader.id, reader]));
}

const askForReaders = prepareQuery('sale-readers', (db, { accountIds }: { accountIds: readonly string[] }) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'country'])
    .select([
      wantsMail('accounts.id', 'sale').as('wants_reminders'),
      sql<boolean>`deleted_at is null and blocked_at is null`.as('is_here'),
    ])
    .where(sql<boolean>`id = any(${accountIds}::uuid[])`)
    .compile(),
);

type Notices = { saleId: string; whats: readonly string[]; now: Date };

/** Notes that letters go. Gives those that have not gone before. */
export async function insertNotices(
  db: Database,
  { saleId, whats, now }: Notices,
): Promise<ReadonlySet<string>> {
  if (whats.length === 0) return new Set();
  const noted = await putNotices(db, { saleId, whats, now });
  return new Set(noted.map(({ what }) => what));
}
const putNotices = prepareQuery('sale-notices', (db, { saleId, whats, now }: Notices) =>
  sql<{ what: string }>`insert into sale_notices (sale_id, what, at)
    select ${saleId}::uuid, unnest(${whats}::text[]), ${now}::timestamptz
    on conflict do nothing returning what`.compile(db),
);

/** The same of one; false if it went before. */
export const insertNotice = async (
  db: Database,
  { saleId, what, now }: Omit<Notices, 'whats'> & { what: string },
): Promise<boolean> => (await insertNotices(db, { saleId, whats: [what], now })).has(what);

/** What hangs on a sale and stands in its letters. */
export async function readLetterRow(db: Database, saleId: string) {
  const [row] = await askForLetterRow(db, { saleId });
  if (!row) throw new Error(`the sale ${saleId} is gone`);
  return row;
}

/** The last offer of some money back, the last dispute, the parcel, and what goes back: what is not there is null. */
type LetterRow = {
  part_amount: number | null;
  part_until: Date | null;
  problem: SaleProblem | null;
  answer_by: Date | null;
  decide_by: Date | null;
  carrier: string | null;
  parcel_number: string | null;
  back: number;
  back_house: number;
};
const askForLetterRow = prepareQuery('sale-letter', (db, { saleId }: { saleId: string }) =>
  sql<LetterRow>`select part.amount as part_amount, part.expires_at as part_until, dispute.reason as problem,
      dispute.answer_by, dispute.decide_by, parcel.carrier, parcel.number as parcel_number, refunds.back, refunds.back_house
    from (select coalesce(sum(amount), 0)::int as back, coalesce(sum(house_part), 0)::int as back_house
      from sale_refunds where sale_id = ${saleId} and state in ('asked', 'done')) as refunds
    left join lateral (select amount, expires_at from sale_part_offers where sale_id = ${saleId}
      order by no desc limit 1) as part on true
    left join lateral (select reason, answer_by, decide_by from sale_disputes where sale_id = ${saleId}
      order by no desc limit 1) as dispute on true
    left join sale_parcels as parcel on parcel.sale_id = ${saleId} and parcel.way = 'out'`.compile(db),
);

/** Whoever can decide on sales. */
export async function listAdmins(db: Database) {
  return db
    .selectFrom('accounts')
    .select(['email', 'username', 'country'])
    .where('role', '=', 'admin')
    .where('verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('blocked_at', 'is', null)
    .execute();
}
