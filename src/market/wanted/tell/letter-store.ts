import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';
import type { Pair } from '../matching/match-store.ts';

/** Those behind one id, as far as another. */
export type Stretch = { after: string; upTo: string };
type Due = Stretch & { most: number; quietSince: Date; foundUntil: Date };

/** Where the seller has written already, the seller knows; and the buyer, once the words have reached them. */
const isUnanswered = sql<boolean>`not exists (
  select from wanted_answers as answer
  where answer.wanted_id = matches.wanted_id and answer.ad_id = matches.ad_id)`;
const isUnheard = sql<boolean>`not exists (
  select from wanted_answers as answer
  join messages as message on message.conversation_id = answer.conversation_id
    and message.sender_id = answer.seller_id and message.sent_at >= answer.created_at
    and message.delivered_at is not null
  where answer.wanted_id = matches.wanted_id and answer.ad_id = matches.ad_id)`;

/** People of this stretch for whom something was found that they do not know of, and who heard nothing for a day. */
export async function listDueReaders(
  db: Database,
  { after, upTo, most, quietSince, foundUntil }: Due,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from accounts as person
    left join match_letters as letter on letter.account_id = person.id
    where person.id > ${after} and person.id <= ${upTo} and person.blocked_at is null and person.deleted_at is null
      and (letter.told_at is null or letter.told_at <= ${quietSince})
      and (
        exists (select from matches where buyer_id = person.id and told_buyer_at is null and points is not null
          and found_at <= ${foundUntil} and ${isUnheard})
        or exists (select from matches where seller_id = person.id and told_seller_at is null and points is not null
          and found_at <= ${foundUntil} and ${isUnanswered})
      )
    order by person.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export type LetterReader = {
  id: string;
  email: string;
  username: string;
  country: string;
  wantsMail: boolean;
  toldAt: Date | null;
  token: string | null;
};

/**
 * Whom the letter is for, locked: of two workers one writes it. The lock first: what is read by the statement that
 * waited for it is what was there before the other worker's letter.
 */
export async function lockReader(db: Database, accountId: string): Promise<LetterReader | undefined> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(db);
  const { rows } = await sql<LetterReader>`
    select person.id, person.email, person.username, person.country,
      ${wantsMail('person.id', 'match')} as "wantsMail",
      letter.told_at as "toldAt", letter.unsubscribe_token as token
    from accounts as person left join match_letters as letter on letter.account_id = person.id
    where person.id = ${accountId} and person.blocked_at is null and person.deleted_at is null`.execute(db);
  return rows[0];
}

/** What somebody was not told of: ads for their requests, and requests for their ads. */
export async function listUntold(
  db: Database,
  accountId: string,
  foundUntil: Date,
): Promise<{ forBuyer: Pair[]; forSeller: Pair[] }> {
  const untold = db
    .selectFrom('matches')
    .select(['wanted_id as wantedId', 'ad_id as adId'])
    .where('points', 'is not', null)
    .where('found_at', '<=', foundUntil);
  const forBuyer = await untold
    .where('buyer_id', '=', accountId)
    .where('told_buyer_at', 'is', null)
    .where(isUnheard)
    .execute();
  const forSeller = await untold
    .where('seller_id', '=', accountId)
    .where('told_seller_at', 'is', null)
    .where(isUnanswered)
    .execute();
  return { forBuyer, forSeller };
}

/** Marks these as told of, on this side. Gives those that were: one that a worker let go meanwhile is not told of. */
export async function setTold<Told extends Pair>(
  db: Database,
  side: 'told_buyer_at' | 'told_seller_at',
  { pairs, now }: { pairs: readonly Told[]; now: Date },
): Promise<Told[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<Pair>`update matches set ${sql.ref(side)} = ${now} from unnest(
      ${pairs.map(({ wantedId }) => wantedId)}::uuid[], ${pairs.map(({ adId }) => adId)}::uuid[]
    ) as told (wanted_id, ad_id)
    where matches.wanted_id = told.wanted_id and matches.ad_id = told.ad_id
    returning matches.wanted_id as "wantedId", matches.ad_id as "adId"`.execute(db);
  const marked = new Set(rows.map(({ wantedId, adId }) => `${wantedId} ${adId}`));
  return pairs.filter(({ wantedId, adId }) => marked.has(`${wantedId} ${adId}`));
}

export async function setLetter(
  db: Database,
  { accountId, token, now }: { accountId: string; token: string; now: Date },
): Promise<void> {
  await db
    .insertInto('match_letters')
    .values({ account_id: accountId, told_at: now, unsubscribe_token: token })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ told_at: now }))
    .execute();
}

/** Whose letters a token stops. */
export async function findByToken(db: Database, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('match_letters')
    .select('account_id')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return row?.account_id;
}

/** To whom the letters had come when the last turn ended. */
export async function findLastLooked(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select value as id from site_marks where name = 'last-letters'`.execute(db);
  return rows[0]?.id;
}

export async function setLastLooked(db: Database, accountId: string, now: Date): Promise<void> {
  await sql`insert into site_marks (name, value, marked_at) values ('last-letters', ${accountId}, ${now})
    on conflict (name) do update set value = excluded.value, marked_at = excluded.marked_at`.execute(db);
}
