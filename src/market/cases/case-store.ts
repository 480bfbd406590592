import type { Database } from '#platform/postgres/database.ts';
import type { FindCase, OpenCase } from '#rules/help/case-schema.ts';
import { isId } from '#rules/id.ts';
import type { CaseState } from './case-view.ts';

type NewCase = Pick<OpenCase, 'topic' | 'email' | 'text'> & {
  caseNumber: string;
  accountId: string | null;
  adId: string | null;
  now: Date;
};

export type CaseAd = { id: string; number: string };

export async function insertCase(db: Database, opened: NewCase): Promise<void> {
  await db
    .insertInto('cases')
    .values({
      case_number: opened.caseNumber,
      topic: opened.topic,
      email: opened.email,
      account_id: opened.accountId,
      ad_id: opened.adId,
      text: opened.text,
      created_at: opened.now,
    })
    .execute();
}

/** An ad by its id or number. A draft is not told apart from nothing: neither must be testable. */
export async function findPublicAd(db: Database, named: string): Promise<CaseAd | undefined> {
  return db
    .selectFrom('ads')
    .select(['id', 'number'])
    .where(isId(named) ? 'id' : 'number', '=', named)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
}

export async function countCasesSince(db: Database, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('cases')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findCaseState(db: Database, asked: FindCase): Promise<CaseState | undefined> {
  const row = await db
    .selectFrom('cases')
    .select(['case_number', 'topic', 'created_at', 'answer', 'answered_at', 'closed_at'])
    .where('case_number', '=', asked.caseNumber)
    .where('email', '=', asked.caseEmail)
    .executeTakeFirst();
  return (
    row && {
      caseNumber: row.case_number,
      topic: row.topic,
      openedAt: row.created_at.toISOString(),
      answer: row.answer,
      answeredAt: row.answered_at?.toISOString() ?? null,
      isClosed: row.closed_at !== null,
    }
  );
}
