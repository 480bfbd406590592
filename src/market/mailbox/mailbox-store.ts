import type { Selectable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { isId } from '#rules/id.ts';

export type DemoMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  sentAt: string;
};

const SHOWN = 100;

export async function listMails(db: Database, to: string | undefined): Promise<DemoMail[]> {
  let mails = db
    .selectFrom('mailbox')
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN);
  if (to !== undefined) mails = mails.where('to_address', '=', to.toLowerCase());
  return (await mails.execute()).map(demoMail);
}

export async function findMail(db: Database, id: string): Promise<DemoMail | undefined> {
  if (!isId(id)) return undefined;
  const row = await db.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst();
  return row && demoMail(row);
}

function demoMail(row: Selectable<DB['mailbox']>): DemoMail {
  const { id, to_address, subject, text, html, sent_at } = row;
  return { id, to: to_address, subject, text, html, sentAt: sent_at.toISOString() };
}
