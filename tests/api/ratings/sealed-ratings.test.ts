import { beforeEach, describe, expect, test } from 'vitest';
import { sellToBela } from '#tests/support/ads/sell-to-bela.ts';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { listMailsTo } from '#tests/support/people/visitor.ts';
import { unzipBytes } from '#tests/support/personal-data/unzip.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const TITLE = '28 in straight black Indian hair, 160 g';
const SECRET = 'Softer than silk, said the canary.';
const site = useTalkingSite({ pages: true, plans: { asha: 4, bela: 5 } });
const { sell, rate, mine, ofAsha, news, answer, letDaysPass } = sellToBela(site);

const start = new Date();
beforeEach(() => void (site.clock.now = start));

/** Everything that Asha, or anybody, can open of the site, and what she was sent. */
async function readEverything(conversationId: string): Promise<string> {
  const { asha } = site.people;
  const { slug } = await site.readAdRow(site.adId);
  const paths = [
    '/ratings',
    `/sellers/${asha.id}`,
    `/ad/${site.adId}/${slug}`,
    `/messages/${conversationId}`,
    '/seller/seller-profile',
    '/notifications',
  ];
  const asked = [
    ...paths.flatMap((path) => [path, `${path}.data`]),
    '/api/rating/mine',
    `/api/rating/ofSeller?userId=${asha.id}`,
    `/api/message/thread?conversationId=${conversationId}`,
    `/api/ad/getAdDetailsByAdId?adId=${site.adId}`,
    `/api/seller/getMyAdDetails?adId=${site.adId}`,
    '/api/notification/news',
  ];
  const bodies: string[] = [];
  for (const path of asked) bodies.push((await site.get(path, 'asha')).body, (await site.get(path)).body);
  const mails = await listMailsTo(site, 'asha@example.com');
  return [...bodies, ...mails.map(({ subject, text, html }) => `${subject} ${text} ${html}`)].join('\n');
}

async function readDownload(who: 'asha' | 'bela'): Promise<string> {
  await site.post('/api/user/exportData', {}, who);
  await site.runJobs();
  const parts = await site.db
    .selectFrom('data_export_parts')
    .innerJoin('data_exports', 'data_exports.id', 'export_id')
    .select('data_export_parts.bytes')
    .where('account_id', '=', site.people[who].id)
    .orderBy('position')
    .execute();
  const files = unzipBytes(Buffer.concat(parts.map(({ bytes }) => bytes)));
  return [...files.values()].map(String).join('\n');
}

test('by no page, data, operation, e-mail, bell or download can the other side read it; its writer can', async () => {
  const { saleId, conversationId } = await sell();
  const { ratingId } = (await rate(saleId, 'bela', { sentence: SECRET })).json();
  expect(await readEverything(conversationId)).not.toMatch(new RegExp(`${SECRET}|${ratingId}`));
  expect(await readDownload('asha')).not.toMatch(new RegExp(`${SECRET}|${ratingId}`));
  expect((await site.get('/ratings', 'bela')).body).toContain(SECRET);
  expect(await readDownload('bela')).toContain(SECRET);

  await rate(saleId, 'asha');
  expect(await readEverything(conversationId)).toContain(SECRET);
  expect((await site.get('/ratings', 'asha')).body).toContain(SECRET);
  expect((await site.get(`/sellers/${site.people.asha.id}`)).body).toMatch(/4\.6 of 5[^]*1 rating/);
  expect(await readDownload('asha')).toContain(SECRET);
});

describe('under seal', () => {
  test('it opens after fourteen days by itself, and both are told', async () => {
    const { saleId } = await sell();
    await rate(saleId, 'bela', { sentence: 'Soft and even.' });
    await letDaysPass(13.9);
    await doJob(site.platform, 'open-sealed-ratings');
    expect((await ofAsha()).items).toEqual([]);
    await letDaysPass(0.1);
    await doJob(site.platform, 'open-sealed-ratings');
    await doJob(site.platform, 'open-sealed-ratings');
    expect((await ofAsha()).items).toMatchObject([{ sentence: 'Soft and even.', by: 'bela' }]);
    expect(await news('asha')).toContain(`There is a rating about you, by bela: ${TITLE}`);
    expect(await news('bela')).toContain(`Your rating of asha can now be read: ${TITLE}`);
    const mails = (await site.mails()).filter(({ subject }) => subject.startsWith('You can read what'));
    expect(mails.map(({ to_address }) => to_address)).toEqual(['asha@example.com']);
    // Who writes now is read at once.
    expect((await rate(saleId, 'asha')).json()).toMatchObject({ isSealed: false });
    expect((await mine('bela')).about).toHaveLength(1);
  });

  test('it cannot be answered, nor reported, nor told apart from nothing', async () => {
    const { saleId } = await sell();
    const { ratingId } = (await rate(saleId, 'bela')).json();
    expect((await answer(ratingId, 'Thank you so much.')).statusCode).toBe(404);
    const report = { target: { kind: 'rating', id: ratingId }, reason: 'other' };
    expect((await site.post('/api/report/create', report, 'asha')).statusCode).toBe(404);
  });
});

describe('the answer', () => {
  async function bothRate() {
    const { saleId } = await sell();
    await rate(saleId, 'asha');
    const { ratingId } = (await rate(saleId, 'bela')).json();
    return String(ratingId);
  }

  test('is given once, by whom it is about, for everybody', async () => {
    const ratingId = await bothRate();
    expect((await answer(ratingId, 'It was a pleasure.', 'bela')).statusCode).toBe(404);
    expect((await answer(ratingId, 'It was a pleasure.')).statusCode).toBe(200);
    expect((await answer(ratingId, 'And once more.')).statusCode).toBe(409);
    expect((await answer(ratingId, 'And once more.', 'asha', 2)).statusCode).toBe(409);
    expect((await ofAsha()).items).toMatchObject([{ answer: 'It was a pleasure.' }]);
    expect(await news('bela')).toContain('asha answered your rating');
  });

  test('is screened, and made on the version that was seen', async () => {
    const ratingId = await bothRate();
    expect((await answer(ratingId, 'Ring me on +44 7700 900123.')).json().fields).toHaveProperty('answer');
    expect((await answer(ratingId, 'Thank you.', 'asha', 7)).statusCode).toBe(409);
  });
});
