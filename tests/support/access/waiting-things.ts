import { makeThing } from './access-things.ts';
import type { TestSite } from '../site/test-site.ts';

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
