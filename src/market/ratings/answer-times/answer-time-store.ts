import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

type Counting = { since: Date; least: number; now: Date };

/**
 * The time within which half of a seller's first answers came, in conversations that were opened since then and are
 * older than a day. Who does not answer counts as slower than everybody, so a seller who leaves half of them waiting
 * has no time at all. Where the seller spoke first, to a request, there was nothing to answer. Only what has changed is
 * written: every write makes pages anew.
 */
export async function replaceAnswerTimes(db: Database, { since, least, now }: Counting): Promise<void> {
  await sql`
    with waits as (
      select talk.seller_id, extract(epoch from min(reply.delivered_at) - talk.created_at) / 60 as minutes
      from conversations as talk
      left join messages as reply on reply.conversation_id = talk.id and reply.sender_id = talk.seller_id
        and reply.delivered_at is not null
      where talk.created_at between ${since} and ${now}::timestamptz - interval '1 day'
        and exists (select from messages where conversation_id = talk.id and sender_id = talk.buyer_id
          and delivered_at is not null)
        and not exists (select from wanted_answers as answer
          where answer.conversation_id = talk.id and answer.created_at = talk.created_at)
      group by talk.id
    ), typical as (
      select seller_id, count(*)::int as conversations,
        percentile_disc(0.5) within group (order by coalesce(minutes, 'infinity'::numeric)) as minutes
      from waits group by seller_id having count(*) >= ${least}
    ), known as (
      select seller_id, conversations, greatest(0, ceil(minutes))::int as minutes
      from typical where minutes < 1000000
    ), gone as (
      delete from answer_times where account_id not in (select seller_id from known)
    )
    insert into answer_times (account_id, typical_minutes, conversations, counted_at)
    select seller_id, minutes, conversations, ${now} from known
    on conflict (account_id) do update
    set typical_minutes = excluded.typical_minutes, conversations = excluded.conversations,
      counted_at = excluded.counted_at
    where (answer_times.typical_minutes, answer_times.conversations)
      is distinct from (excluded.typical_minutes, excluded.conversations)`.execute(db);
}
