import { randomBytes } from 'node:crypto';
import type { TestSite } from '../site/test-site.ts';

/** Something that this person wrote to us, and that waits for an answer. */
export async function insertCaseOf({ db, clock }: TestSite, accountId: string) {
  const caseNumber = `FH-${randomBytes(5).toString('hex').toUpperCase()}`;
  await db
    .insertInto('cases')
    .values({
      case_number: caseNumber,
      topic: 'other',
      email: 'somebody@example.com',
      account_id: accountId,
      text: 'Where is my hair?',
      due_at: clock.now,
    })
    .execute();
  return { caseNumber };
}
