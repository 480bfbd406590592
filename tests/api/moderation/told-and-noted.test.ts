import { beforeEach, describe, expect, test } from 'vitest';
import { UNCUT, useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { postAd } from '#tests/support/ads/posting.ts';
import { unzip } from '#tests/support/personal-data/unzip.ts';

/** What staff think of people, in words that nobody but staff may ever read. */
const NOTE = 'canary-7431 looks like the scammer of last week';
const CANARY = 'canary-7431';
const TOLD = 'Please show the hair itself in the photos.';

const site = useTalkingSite({ pages: true, plans: { asha: 4, bela: 5 } });
beforeEach(async () => {
  await site.db.deleteFrom('data_exports').execute();
  await site.db.deleteFrom('limits').execute();
});

const act = (name: string, data: object) => site.post(`/api/super-admin-user/${name}`, data, 'dara');
const waitingAd = async () => (await postAd(site, 'asha', { weight: 600 })).json().ad;
const heldMessage = async () => {
  await site.begin(UNCUT);
  const message = 'Cut it first and send me a video, then I will send the money.';
  return (await site.ask({ message })).json() as { conversationId: string; messageId: string };
};
const readMails = async () => {
  await site.letSecondsPass(10);
  await site.runJobs();
  return site.db.selectFrom('mailbox').selectAll().execute();
};

/** Everything that Asha and Bela can read: pages, answers, e-mails, and the download of their data. */
async function readByThem(adId: string, conversationId: string): Promise<string> {
  const seen: string[] = [JSON.stringify(await readMails())];
  for (const who of ['asha', 'bela', undefined] as const) {
    for (const url of [
      `/api/seller/getMyAdDetails?adId=${adId}`,
      '/api/seller/getMyAds',
      `/api/ad/getAdDetailsByAdId?adId=${adId}`,
      `/api/message/thread?conversationId=${conversationId}`,
      '/api/message/list',
      '/api/notification/list',
      `/messages/${conversationId}`,
      '/seller/seller-profile',
      `/post-an-ad/check?draft=${adId}`,
      `/ad/${adId}/hair`,
      '/messages',
    ])
      seen.push((await site.get(url, who)).body);
  }
  for (const who of ['asha', 'bela'] as const) {
    expect((await site.post('/api/user/exportData', {}, who)).statusCode).toBe(200);
    const link = (await readMails())
      .filter(({ to_address }) => to_address === `${who}@example.com`)
      .map(({ text }) => /\/my-data\/[\w-]{43}/.exec(text)?.[0])
      .findLast(Boolean);
    seen.push(...unzip((await site.get(link ?? '', who)).rawPayload).values());
  }
  return seen.join('\n');
}

describe('what we tell people is one thing, what we note for ourselves another', () => {
  test.each(['ask-for-changes', 'reject'])('a decision to %s', async (decision) => {
    const { id, version } = await waitingAd();
    const { conversationId } = (await site.ask()).json();
    const sent = await act('reviewAd', { adId: id, version, decision, message: TOLD, reason: NOTE });
    expect(sent.statusCode).toBe(200);
    const read = await readByThem(id, conversationId);
    expect(read).toContain(TOLD);
    expect(read).not.toContain(CANARY);
    expect((await site.get(`/api/super-admin-user/audit?q=${id}`, 'dara')).body).toContain(CANARY);
  });

  test('many rejected at once', async () => {
    const { id, version } = await waitingAd();
    const { conversationId } = (await site.ask()).json();
    const rows = [`${id}:${version}`];
    await act('bulk', { act: 'ads.reject', rows, message: TOLD, reason: NOTE });
    const read = await readByThem(id, conversationId);
    expect(read).toContain(TOLD);
    expect(read).not.toContain(CANARY);
  });

  test.each(['one', 'many'])('a message that is held back, as %s', async (way) => {
    const { conversationId, messageId } = await heldMessage();
    const words = { message: TOLD, reason: NOTE };
    const sent =
      way === 'one'
        ? await act('resolveHeld', { messageId, decision: 'refused', ...words })
        : await act('bulk', { act: 'held.refuse', rows: [messageId], ...words });
    expect(sent.statusCode).toBe(200);
    const read = await readByThem(site.adId, conversationId);
    expect(read).toContain(TOLD);
    expect(read).not.toContain(CANARY);
    expect((await site.get(`/api/super-admin-user/audit?q=${messageId}`, 'dara')).body).toContain(CANARY);
  });

  test('where nothing was written for them, a text of ours goes out and never the note', async () => {
    const { messageId } = await heldMessage();
    const { id, version } = await waitingAd();
    await act('resolveHeld', { messageId, decision: 'refused', reason: NOTE });
    await act('reviewAd', { adId: id, version, decision: 'reject', reason: NOTE });
    const texts = (await readMails()).map(({ text }) => text).join('\n');
    expect(texts).not.toContain(CANARY);
    expect(texts).toContain('as our page on safety explains');
    expect(texts).toContain('breaks our rules for ads');
  });
});

test('the pages ask for both, and offer texts to choose from and to change', async () => {
  const { messageId } = await heldMessage();
  await waitingAd();
  for (const page of ['held-messages', 'review-queue', 'ad-list']) {
    const { body } = await site.get(`/super-admin-user/${page}`, 'dara');
    expect(body, page).toContain('What we tell them');
    expect(body, page).toContain('Reason (for the audit log)');
    expect(body.match(/<datalist id="told-texts">/g), page).toHaveLength(1);
  }
  expect(messageId).toBeDefined();
});
