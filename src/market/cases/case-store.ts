import type { Database } from '#platform/postgres/database.ts';
import type { FindCase, OpenCase } from '#rules/help/case-schema.ts';
import { isId } from '#rules/id.ts';

type NewCase = Pick<OpenCase, 'topic' | 'email' | 'text'> & {
  caseNumber: string;
  accountId: string | null;
  adId: string | null;
  /** Who of us wrote first; left out, the person did. */
  openedBy?: string;
  /** Null while nothing waits for us. */
  dueAt: Date | null;
  queuedAt: Date;
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
      opened_by: opened.openedBy ?? null,
      handler_id: opened.openedBy ?? null,
      ad_id: opened.adId,
      text: opened.text,
      created_at: opened.now,
      last_at: opened.now,
      due_at: opened.dueAt,
      queued_at: opened.queuedAt,
    })
    .execute();
}

/** What we wrote to somebody in the same words since then. */
export async function findCaseFromUs(
  db: Database,
  { accountId, text, since }: { accountId: string; text: string; since: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('case_number')
    .where('account_id', '=', accountId)
    .where('opened_by', 'is not', null)
    .where('created_at', '>', since)
    .where('text', '=', text)
    .executeTakeFirst();
  return row?.case_number;
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

/** Somebody who has a page of their own: who sells here. */
export async function isSeller(db: Database, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .where((seller) =>
      seller.exists(
        seller
          .selectFrom('ads')
          .select('ads.id')
          .whereRef('ads.seller_id', '=', 'accounts.id')
          .where('ads.published_at', 'is not', null),
      ),
    )
    .executeTakeFirst();
  return found !== undefined;
}

export async function countCasesSince(db: Database, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('cases')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', since)
    .where('opened_by', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasCase(db: Database, asked: FindCase): Promise<boolean> {
  const row = await db
    .selectFrom('cases')
    .select('id')
    .where('case_number', '=', asked.caseNumber)
    .where('email', '=', asked.caseEmail)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCaseToRead(db: Database, caseNumber: string) {
  return db
    .selectFrom('cases')
    .select(['id', 'topic', 'text', 'created_at', 'due_at', 'closed_at', 'opened_by'])
    .where('case_number', '=', caseNumber)
    .executeTakeFirst();
}

/** What the person and we said after the first words. */
export async function listSaid(db: Database, caseId: string) {
  return db
    .selectFrom('case_entries')
    .select(['kind', 'text', 'created_at'])
    .where('case_id', '=', caseId)
    .where('text', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPromise(db: Database, caseNumber: string): Promise<Date | null | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('due_at')
    .where('case_number', '=', caseNumber)
    .executeTakeFirst();
  return row?.due_at;
}
