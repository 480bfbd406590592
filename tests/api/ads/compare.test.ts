import { beforeAll, expect, test } from 'vitest';
import { postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true, plans: { asha: 4 } });
let ads: { id: string; title: string; version: number }[];
beforeAll(async () => {
  ads = [];
  for (const length of ['20', '22', '24', '26', '28', '30', '18'])
    ads.push((await postAd(site, 'asha', { length, title: `Hair of ${length} inches for you` })).json().ad);
});

const toAddress = (...ids: (string | undefined)[]) =>
  `/compare?${new URLSearchParams(ids.map((id) => ['ad', id ?? '']))}`;
const read = async (...ids: (string | undefined)[]) => {
  const answer = await site.get(toAddress(...ids));
  const titles = [...answer.body.matchAll(/<a href="\/ad\/[^"]+">(Hair of \d+ inches for you)</g)];
  return { status: answer.statusCode, titles: titles.map(([, title]) => title), text: answer.body };
};

test('ads stand side by side in the order they were asked for, six at most, each once', async () => {
  const two = await read(ads[1]?.id, ads[0]?.id, ads[1]?.id.toUpperCase());
  expect([two.status, two.titles]).toEqual([200, [ads[1]?.title, ads[0]?.title]]);
  expect(two.text).toContain('longest');
  expect((await read(...ads.map(({ id }) => id))).titles).toHaveLength(6);
});

test('what is none, or nobody may see, is left out', async () => {
  const draft = (await postAd(site, 'asha', { submit: false, title: 'A draft of somebody else' })).json().ad;
  const nobody = '00000000-0000-7000-8000-000000000000';
  const { status, titles, text } = await read('', 'x', "' or 1=1", nobody, draft.id, ads[0]?.id);
  expect([status, titles]).toEqual([200, [ads[0]?.title]]);
  expect(text).not.toContain('A draft of somebody else');
  const [paused] = ads;
  await site.post('/api/seller/pause', { adId: paused?.id, version: paused?.version }, 'asha');
  expect((await read(paused?.id)).titles).toEqual([]);
  expect((await site.get('/compare')).statusCode).toBe(200);
});

test('prices in several currencies are compared in one, by whoever reads: chosen, of their country, else dollars', async () => {
  const rupees = (await postAd(site, 'asha', { price: 85_000_00, currency: 'INR' })).json().ad;
  const pounds = (await postAd(site, 'asha', { price: 400_00, currency: 'GBP' })).json().ad;
  const mixed = toAddress(rupees.id, pounds.id);
  const perGram = (body: string) => {
    const [, row = ''] = /scope="row">Per gram<\/th>(.*?)<\/tr>/.exec(body) ?? [];
    return [...row.matchAll(/>([£$€₹][\d.,]+)\/g/g)].map(([, amount]) => amount);
  };
  const stranger = (await site.get(mixed)).body;
  expect(perGram(stranger)).toEqual(['$6.25', '$3.13']);
  expect(stranger).toContain('lowest');
  expect(stranger).toContain('are converted at the rates of');
  const british = (await site.get(mixed, undefined, { cookie: 'prefs=to=GB' })).body;
  expect(perGram(british)).toEqual(['£5', '£2.50']);
  const euros = (await site.get(mixed, undefined, { cookie: 'prefs=currency=EUR&to=GB' })).body;
  expect(perGram(euros)).toEqual(['€5.63', '€2.81']);
  // In one currency nothing has to be converted.
  const alike = (await site.get(toAddress(rupees.id))).body;
  expect(perGram(alike)).toEqual(['₹531.25']);
  expect(alike).not.toContain('are converted at the rates of');
});

test('the tape is in the reader’s unit, and an ad that is gone meanwhile is told', async () => {
  const [, , , , long] = ads;
  const address = toAddress(long?.id, '00000000-0000-7000-8000-000000000000');
  const inches = (await site.get(address)).body;
  expect(inches).toMatch(/<text[^>]*>28<\/text>/);
  expect(inches).toContain('1 ad you chose is no longer on the site.');
  const metric = (await site.get(address, undefined, { cookie: 'prefs=length=cm' })).body;
  expect(metric).toMatch(/<text[^>]*>71<\/text>/);
  expect(metric).toMatch(/<text[^>]*>cm<\/text>.*<text[^>]*>70<\/text>/);
  expect((await site.get(toAddress(long?.id, long?.id.toUpperCase(), 'x'))).body).not.toContain(
    'no longer on the site',
  );
});
