import { beforeAll, expect, test } from 'vitest';
import { PRICE_DROP_RESTS_SECONDS } from '#rules/search/saved/price-drop.ts';
import { postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ plans: { asha: 4 } });
let adId: string;
beforeAll(async () => {
  adId = (await postAd(site, 'asha', { price: 420_00 })).json().ad.id;
  await site.runJobs();
  await site.post('/api/saved/toggle', { adId, saved: true }, 'bela');
});

const readMails = () =>
  site.db
    .selectFrom('mailbox')
    .select(['to_address', 'subject', 'text'])
    .where('to_address', '=', 'bela@example.com')
    .orderBy('sent_at')
    .execute();
const readBell = async () =>
  (await site.get('/api/notification/news', 'bela'))
    .json()
    .items.map((line: { sentence: string }) => line.sentence);
const setPrice = async (price: number) => {
  const { version } = (await site.get(`/api/seller/getMyAdDetails?adId=${adId}`, 'asha')).json().ad;
  const answer = await site.post(
    '/api/seller/updateMyAdDetails',
    { adId, version, price, priceConfirmed: true },
    'asha',
  );
  expect(answer.statusCode, answer.body).toBe(200);
};
const rest = async (seconds = PRICE_DROP_RESTS_SECONDS) => {
  await site.letSecondsPass(seconds);
  await site.runJobs();
};
const readSaved = async () => (await site.get('/api/saved/list', 'bela')).json().items[0];

test('whoever saved it hears of a lower price, when it has stood for a while', async () => {
  await setPrice(390_00);
  await rest(PRICE_DROP_RESTS_SECONDS - 1);
  expect(await readMails()).toEqual([]);
  await rest(1);
  const [mail, ...more] = await readMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to_address: 'bela@example.com' });
  expect(mail?.subject).toMatch(/^Now £390: /);
  expect(mail?.text).toContain('£420');
  expect(await readBell()).toEqual([expect.stringContaining('now £390, was £420')]);
  expect(await readSaved()).toMatchObject({ id: adId, cheaperBy: 30_00 });
});

test('not of a slip that was put right, of a higher price, nor twice of the same', async () => {
  await setPrice(39_00);
  await setPrice(390_00);
  await rest();
  await setPrice(420_00);
  await setPrice(400_00);
  await rest();
  expect(await readMails()).toHaveLength(1);
  expect(await readSaved()).toMatchObject({ cheaperBy: 20_00 });
  await setPrice(380_00);
  await rest();
  expect((await readMails())[1]?.text).toContain('£390');
});

test('who wants no such e-mail has it in the bell only, and an ad that is gone is told of to nobody', async () => {
  await site.post('/api/notification/choose', { kind: 'price-drop', byMail: false }, 'bela');
  await setPrice(350_00);
  await rest();
  expect(await readMails()).toHaveLength(2);
  expect((await readBell())[0]).toContain('now £350');
  await setPrice(300_00);
  const { version } = (await site.get(`/api/seller/getMyAdDetails?adId=${adId}`, 'asha')).json().ad;
  await site.post('/api/seller/pause', { adId, version }, 'asha');
  await rest();
  expect((await readBell())[0]).toContain('now £350');
});
