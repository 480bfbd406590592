import { makeThing } from './access-things.ts';
import type { TestSite } from '../site/test-site.ts';
import { somebody } from './thing-owners.ts';

/** A message that waits for a decision. */
export async function heldMessage(site: TestSite): Promise<string> {
  const { conversationId } = (await makeThing('conversation', site, 'buyer', 'own')) as {
    conversationId: string;
  };
  const { id } = await site.db
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      sender_id: site.people.bela.id,
      original_text: 'Hello, is it still there?',
      shown_text: 'Hello, is it still there?',
      screening: 'held',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A sentence of the banner that nobody sees. */
export async function bannerText(site: TestSite): Promise<string> {
  const { id } = await site.db
    .insertInto('banner_texts')
    .values({ text: 'Only for the matrix.', position: 99, active: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What this member of staff noted about a stranger. */
export async function noteBy(site: TestSite, authorId = site.people.dara.id): Promise<string> {
  const { id } = await site.db
    .insertInto('person_notes')
    .values({
      account_id: await somebody(site, 1),
      author_id: authorId,
      note: 'Wrote twice.',
      written_at: site.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A ban of a stranger's address. */
export async function standingBan(site: TestSite): Promise<string> {
  const ban = { userId: await somebody(site, 1), kind: 'address', days: 7, reason: 'A trick.' };
  return (await site.post('/api/super-admin-user/banUser', ban, 'dara')).json().banId;
}
