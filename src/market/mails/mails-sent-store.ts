import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

type SentMail = { recipient: string; kind: string };

/** Of two that write to one person at once, the second waits until the first is counted. */
export async function lockMailsTo(db: Database, { recipient, kind }: SentMail): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${recipient}`}, 0))`.execute(db);
}

export async function countMailsSince(
  db: Database,
  { recipient, kind }: SentMail,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('letters_sent')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('recipient_hmac', '=', recipient)
    .where('kind', '=', kind)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertMailSent(db: Database, { recipient, kind }: SentMail, now: Date): Promise<void> {
  await db.insertInto('letters_sent').values({ recipient_hmac: recipient, kind, sent_at: now }).execute();
}

export async function removeOldMailsSent(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('letters_sent').where('sent_at', '<=', before).execute();
}
