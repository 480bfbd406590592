import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isUpheld, reportsAbout } from '../../sql/reports-about-sql.ts';
import type { PersonBrief } from './brief-view.ts';

type BriefRow = Omit<PersonBrief, 'memberSince' | 'noted'> & { memberSince: Date };

/** The files in short of these people, counted where they stand. */
export async function listBriefRows(db: Database, ids: readonly string[]): Promise<BriefRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<BriefRow>`
    select person.id, person.username, person.role, person.account_type as "accountType",
      person.created_at as "memberSince", person.verified_at is not null as "isProved",
      person.blocked_at is not null as "isSuspended",
      (select count(*)::int from ads where seller_id = person.id and status <> 'draft') as ads,
      (select count(*)::int from ads where seller_id = person.id and status = 'live' and held is null) as "liveAds",
      (select count(*)::int from sales where seller_id = person.id) as sold,
      (select count(*)::int from sales where buyer_id = person.id) as bought,
      (select count(*)::int from reports where reporter_id = person.id) as "reportsMade",
      about.all as "reportsAbout", about.open as "openReports", about.decided as decisions,
      sent.all as messages, sent.talks as conversations, sent.held as "heldBefore", sent.refused as "refusedBefore",
      (select count(*)::int from conversations as talk join ads on ads.id = talk.ad_id
        where talk.buyer_id = person.id and ads.cut_state = 'uncut') as uncut
    from accounts as person
    cross join lateral (
      select count(*)::int as "all", (count(*) filter (where outcome is null))::int as open,
        (count(*) filter (where ${isUpheld}))::int as decided
      from (${reportsAbout('person.id')}) as report) as about
    cross join lateral (
      select count(*)::int as "all", count(distinct conversation_id)::int as talks,
        (count(*) filter (where screening = 'held'))::int as held,
        (count(*) filter (where held_decision = 'refused'))::int as refused
      from messages where sender_id = person.id) as sent
    where person.id in (${sql.join(ids)})`.execute(db);
  return rows;
}

export type NotedRow = { id: string; count: number; last: string; by: string; at: Date };

/** How many notes there are about each of these people, and the beginning of the newest. */
export async function listNoted(db: Database, ids: readonly string[], most: number): Promise<NotedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NotedRow>`
    select distinct on (account_id) account_id as id, author.username as by, written_at as at,
      left(note, ${most}) || case when char_length(note) > ${most} then ' …' else '' end as last,
      (count(*) over (partition by account_id))::int as count
    from person_notes join accounts as author on author.id = author_id
    where account_id in (${sql.join(ids)})
    order by account_id, written_at desc, person_notes.id desc`.execute(db);
  return rows;
}
