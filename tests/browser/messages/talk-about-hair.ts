import type { APIRequestContext, Page } from '@playwright/test';

type Card = { id: string; other: { username: string }; ad: { url: string } };

/** A conversation of somebody who is signed in, with this person or with anybody else. */
export async function conversationWith(page: Page, isWanted: (username: string) => boolean): Promise<Card> {
  const found = (await listConversations(page)).find(({ other }) => isWanted(other.username));
  if (!found) throw new Error('there is no such conversation');
  return found;
}

/** The same with somebody else than asha who has answered in words: not every offer is answered so. */
export async function conversationWithWords(page: Page): Promise<Card> {
  for (const card of await listConversations(page)) {
    if (card.other.username === 'asha') continue;
    const answer = await page.request.get(`/api/message/thread?conversationId=${card.id}`);
    const { messages } = (await answer.json()) as { messages: { isMine: boolean; text: string }[] };
    if (messages.some(({ isMine, text }) => !isMine && text !== '')) return card;
  }
  throw new Error('there is no such conversation');
}

/** An ad of asha's that is for sale. */
export async function findAshasAd(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/ad/getAllAds?limit=100');
  const { items } = (await answer.json()) as { items: { id: string; url: string; title: string }[] };
  for (const { id, url } of items) {
    const details = await request.get(`/api/ad/getAdDetailsByAdId?adId=${id}`);
    const { seller } = (await details.json()) as { seller: { username: string } };
    if (seller.username === 'asha') return url;
  }
  throw new Error('asha has no ad');
}

/** Always in the same order, whatever is written meanwhile: tests run side by side. */
async function listConversations(page: Page): Promise<Card[]> {
  const answer = await page.request.get('/api/message/list?limit=100');
  const { items } = (await answer.json()) as { items: Card[] };
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** One of somebody's conversations with this person, counted from the oldest: what tests begin is newer. The first is everybody's. */
export async function quietConversation(page: Page, other: string, at: number): Promise<string> {
  const all = await listConversations(page);
  const found = all.filter(({ other: { username } }) => username === other).at(at);
  if (!found) throw new Error('there is no such conversation');
  return found.id;
}
