import { type RawBuilder, sql } from 'kysely';

/** What became of each report about somebody or anything of theirs: ads, messages, ratings, requests. One row a report. */
export const reportsAbout = (person: string): RawBuilder<unknown> => {
  const id = sql.ref(person);
  const outcomes = sql`select outcome, appeal_outcome from reports`;
  return sql`
    ${outcomes} where account_id = ${id}
    union all ${outcomes} join ads on ads.id = ad_id where seller_id = ${id}
    union all ${outcomes} join messages on messages.id = message_id where sender_id = ${id}
    union all ${outcomes} join ratings on ratings.id = rating_id where by_id = ${id}
    union all ${outcomes} join wanted_ads on wanted_ads.id = wanted_id where buyer_id = ${id}`;
};

/** Of those rows: a decision against them that stands. */
export const isUpheld = sql<boolean>`outcome in ('removed', 'warned') and appeal_outcome is distinct from 'reversed'`;
