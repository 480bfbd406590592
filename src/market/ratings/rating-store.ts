import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import type { Marks } from '#rules/ratings/rating-rules.ts';

type NewRating = Marks & {
  saleId: string;
  byId: string;
  aboutId: string;
  aboutSeller: boolean;
  sentence: string;
  sealedUntil: Date | null;
  now: Date;
};

export async function insertRating(db: Database, rating: NewRating): Promise<string> {
  const { id } = await db
    .insertInto('ratings')
    .values({
      sale_id: rating.saleId,
      by_id: rating.byId,
      about_id: rating.aboutId,
      about_seller: rating.aboutSeller,
      as_described: rating.asDescribed,
      kind: rating.kind,
      quick: rating.quick,
      sentence: rating.sentence === '' ? null : rating.sentence,
      written_at: rating.now,
      sealed_until: rating.sealedUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Who has rated this sale, and whether theirs can be read. */
export async function listWriters(
  db: Database,
  saleId: string,
): Promise<{ byId: string; aboutId: string; isSealed: boolean }[]> {
  return db
    .selectFrom('ratings')
    .select(['by_id as byId', 'about_id as aboutId', sql<boolean>`sealed_until is not null`.as('isSealed')])
    .where('sale_id', '=', saleId)
    .execute();
}

/** Both have written: whatever is sealed of this sale opens. */
export async function unsealSale(db: Database, saleId: string): Promise<void> {
  await db
    .updateTable('ratings')
    .set({ sealed_until: null })
    .where('sale_id', '=', saleId)
    .where('sealed_until', 'is not', null)
    .execute();
}

/** Opens one rating whose time has come, and says of which sale; undefined when none is left. */
export async function unsealNextDue(
  db: Database,
  now: Date,
): Promise<{ saleId: string; aboutId: string } | undefined> {
  const due = db
    .selectFrom('ratings')
    .select('id')
    .where('sealed_until', '<=', now)
    .orderBy('sealed_until')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('ratings')
    .set({ sealed_until: null })
    .where('id', 'in', due)
    .returning(['sale_id as saleId', 'about_id as aboutId'])
    .executeTakeFirst();
}

export type RatingToAnswer = {
  id: string;
  saleId: string;
  byId: string;
  aboutSeller: boolean;
  version: number;
  sealedUntil: Date | null;
  removedAt: Date | null;
  answeredAt: Date | null;
};

/** A rating about somebody, locked. Of others' they are not told that it is there. */
export async function lockRatingAbout(
  db: Database,
  id: string,
  aboutId: string,
): Promise<RatingToAnswer | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('ratings')
    .select([
      'id',
      'sale_id as saleId',
      'by_id as byId',
      'about_seller as aboutSeller',
      'version',
      'sealed_until as sealedUntil',
      'removed_at as removedAt',
      'answered_at as answeredAt',
    ])
    .where('id', '=', id)
    .where('about_id', '=', aboutId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setAnswer(
  db: Database,
  { id, answer, now }: { id: string; answer: string; now: Date },
): Promise<void> {
  await db
    .updateTable('ratings')
    .set((rating) => ({ answer, answered_at: now, version: rating('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Taken down, or given back: staying down as long as any case says so. */
export async function setRemoved(db: Database, id: string, now: Date | null): Promise<void> {
  await sql`update ratings set version = version + 1, removed_at = case
      when ${now}::timestamptz is not null then coalesce(removed_at, ${now})
      when exists (select from reports where rating_id = ratings.id and outcome = 'removed'
        and appeal_outcome is distinct from 'reversed') then removed_at
    end
    where id = ${id}`.execute(db);
}
