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

/** What a buyer sent: it waits, or staff have certified them. */
export async function buyerToCheck(site: TestSite, state: 'asked' | 'granted') {
  const accountId = await somebody(site, 1);
  const now = site.clock.now;
  const decided = {
    decided_at: now,
    decided_by: site.people.dara.id,
    looked_at: ['register'],
    until: new Date(now.getTime() + 86_400_000),
  };
  await site.db
    .insertInto('buyer_checks')
    .values({
      account_id: accountId,
      state,
      business_name: 'Wig Bench',
      shop_address: '1 Wig Lane, Leeds LS1 1AA',
      asked_at: now,
      ...(state === 'granted' ? decided : {}),
    })
    .execute();
  return { accountId, version: 1 };
}
