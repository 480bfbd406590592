import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { VoteOnPage } from '#rules/help/page-vote-schema.ts';
import type { PageVotes } from './page-votes-view.ts';

export async function addVote(db: Database, { path, useful }: VoteOnPage, now: Date): Promise<void> {
  const [yes, no] = useful === 'yes' ? [1, 0] : [0, 1];
  await sql`
    insert into page_votes (path, day, yes, no) values (${path}, ${now}::timestamptz::date, ${yes}, ${no})
    on conflict (path, day) do update
      set yes = page_votes.yes + excluded.yes, no = page_votes.no + excluded.no`.execute(db);
}

/** What was said since a day, the most answered page first. */
export async function listVotes(db: Database, since: Date): Promise<PageVotes[]> {
  const { rows } = await sql<PageVotes>`
    select path, sum(yes)::int as yes, sum(no)::int as no from page_votes
    where day >= ${since}::timestamptz::date group by path order by sum(yes + no) desc, path`.execute(db);
  return rows;
}
