import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { AlertPace } from '#rules/search/saved/alert-paces.ts';
import type { EditSearch } from '#rules/search/saved/saved-search-schema.ts';
import { wantsMail } from '../sql/mail-choice-sql.ts';

/** The query of the list's address is what is stored: it stays readable when filters are added later. */
type StoredQuery = { query: string };
export type SearchRow = {
  id: string;
  name: string;
  search: StoredQuery;
  alert: Exclude<AlertPace, 'none'> | null;
  created_at: Date;
};

export async function listSearches(db: Database, accountId: string): Promise<SearchRow[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'search', 'alert', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows as SearchRow[];
}

export async function insertSearch(
  db: Database,
  row: {
    accountId: string;
    name: string;
    query: string;
    alert: SearchRow['alert'];
    unsubscribeToken: string;
    now: Date;
  },
): Promise<SearchRow> {
  const inserted = await db
    .insertInto('saved_searches')
    .values({
      account_id: row.accountId,
      name: row.name,
      search: JSON.stringify({ query: row.query } satisfies StoredQuery),
      alert: row.alert,
      unsubscribe_token: row.unsubscribeToken,
      told_until: row.now,
      created_at: row.now,
    })
    .returning(['id', 'name', 'search', 'alert', 'created_at'])
    .executeTakeFirstOrThrow();
  return inserted as SearchRow;
}

/** E-mails that were off begin with what is new from now on. */
export async function updateSearch(
  db: Database,
  { accountId, id, name, alert, now }: Omit<EditSearch, 'id'> & { accountId: string; id: string; now: Date },
): Promise<SearchRow | undefined> {
  const changed = await db
    .updateTable('saved_searches')
    .set((row) => ({
      name: name ?? row.ref('name'),
      ...(alert !== undefined && {
        alert: alert === 'none' ? null : alert,
        told_until: sql<Date>`case when saved_searches.alert is null then ${now} else told_until end`,
      }),
    }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['id', 'name', 'search', 'alert', 'created_at'])
    .executeTakeFirst();
  return changed as SearchRow | undefined;
}

export async function removeSearch(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stops the e-mails of one search by the token that is in each of them. */
export async function muteSearch(db: Database, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_searches')
    .set({ alert: null })
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type DueSearch = {
  id: string;
  name: string;
  query: string;
  accountId: string;
  wantsMail: boolean;
  email: string;
  username: string;
  token: string;
  toldUntil: Date;
};

/** Searches whose next news is due; locked until the write is over. */
export async function claimDueSearches(db: Database, now: Date, most: number): Promise<DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    select search.id, search.name, search.search ->> 'query' as query, account.email,
      account.username,
      account.id as "accountId", ${wantsMail('account.id', 'saved-search')} as "wantsMail",
      search.unsubscribe_token as token, search.told_until as "toldUntil"
    from saved_searches as search
    join accounts as account on account.id = search.account_id
    where search.alert is not null and account.blocked_at is null and account.deleted_at is null
      and search.told_until < ${now}::timestamptz - case search.alert
        when 'instant' then interval '1 minute' when 'daily' then interval '24 hours' else interval '7 days' end
    order by search.told_until, search.id
    limit ${most}
    for update of search skip locked`.execute(db);
  return rows;
}

export async function setTold(db: Database, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('saved_searches').set({ told_until: now }).where('id', 'in', ids).execute();
}
