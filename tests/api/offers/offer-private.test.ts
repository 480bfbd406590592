import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { packData } from '#market/personal-data/download/pack-data.ts';
import { postAd } from '#tests/support/ads/posting.ts';
import { useOfferSite } from '#tests/support/offers/offers.ts';
import { unzip } from '#tests/support/personal-data/unzip.ts';
import { sumTables } from '#tests/support/site/sum-tables.ts';
import { HOUR_MS } from '#rules/time.ts';

const site = useOfferSite({ pages: true });

/** A figure that stands nowhere else. */
const FLOOR = 317_31;
const SHAPES = ['31731', '317.31', '317,31', '£317'];

test('the floor is in no page, answer, letter or log of anybody but its seller', async () => {
  await site.start({ offer_floor: FLOOR });
  const seen: string[] = [];
  const keep = async (answer: Promise<{ body: string }>) => {
    const { body } = await answer;
    seen.push(body);
    return body;
  };
  const { url } = JSON.parse(await keep(site.get(`/api/ad/getAdDetailsByAdId?adId=${site.adId}`))).ad;
  // Refused by every door: the API, a message that brings a figure, and both forms.
  await keep(site.make(300_00));
  await keep(site.ask({ offer: 300_00, offerConfirmed: true }));
  const cora = await site.other();
  await keep(cora.make(300_00));
  for (const path of [url, `${url}.data`, `/messages/new?ad=${site.adId}&offer=300`])
    await keep(site.postForm(path, { intent: 'offer', amount: '300', note: '' }, 'bela'));
  expect(seen.filter((text) => text.includes('The seller does not look at offers this low.')).length).toBe(4);
  await site.db.deleteFrom('limits').where('key', 'like', 'low-offer:%').execute();
  await keep(site.make(350_00));
  const [offer] = await site.rows();
  await keep(site.act('counter', { offerId: offer?.id, amount: 400_00 }, 'asha'));
  const talk = offer?.conversation_id;
  for (const who of [undefined, 'bela', 'cleo'] as const)
    for (const path of [
      url,
      `${url}.data`,
      '/all-ads',
      '/',
      '/api/ad/getAllAds',
      `/api/message/thread?conversationId=${talk}`,
      `/messages/${talk}`,
      `/messages/${talk}.data`,
      `/messages/new?ad=${site.adId}&offer=340`,
      `/messages/new.data?ad=${site.adId}&offer=340`,
      `/offers/${offer?.id}`,
      `/offers/${offer?.id}.data`,
      `/api/offer/show?offerId=${offer?.id}`,
      '/offers',
      '/offers.data',
      '/api/offer/list',
      '/api/notification/list',
      `/compare?ads=${site.adId}`,
      `/compare.data?ads=${site.adId}`,
      `/sellers/${site.people.asha.id}`,
      '/all-ads.data',
      '/notifications',
      '/me',
      '/trade/export/ads.csv',
    ])
      await keep(site.get(path, who));
  // Staff who decide about an ad, or edit it, need it no more than others do.
  for (const who of ['dara', 'mira'] as const)
    for (const path of [
      `/super-admin-user/ad/${site.adId}`,
      `/super-admin-user/ad/${site.adId}.data`,
      `/post-an-ad/price?draft=${site.adId}`,
      `/post-an-ad/check?draft=${site.adId}`,
      `/api/super-admin-user/getMyAdDetails?adId=${site.adId}`,
      '/super-admin-user/ad-list',
      '/api/super-admin-user/audit',
    ])
      await keep(site.get(path, who));
  for (const { subject, text, html } of await site.mails()) seen.push(subject, text, html ?? '');
  expect(await filesOf('bela'), 'a canary that sings').toMatch(/offers-as-buyer.json.*"amount": 35000/s);
  seen.push(await filesOf('bela'));
  expect(seen.length).toBeGreaterThan(90);
  for (const text of [...seen, ...site.logLines])
    for (const shape of SHAPES) expect(text).not.toContain(shape);
  const own = await site.get(`/api/seller/getMyAdDetails?adId=${site.adId}`, 'asha');
  expect(own.body).toContain(String(FLOOR));
  expect(await filesOf('asha')).toContain(String(FLOOR));
});

/** Everything that somebody takes with them of their own. */
async function filesOf(who: 'asha' | 'bela'): Promise<string> {
  const pieces: Buffer[] = [];
  const person = { id: site.people[who].id, email: `${who}@example.com` };
  for await (const piece of packData(openContext(site.platform, null, 'test'), person)) pieces.push(piece);
  return [...unzip(Buffer.concat(pieces))].flat().join('\n');
}

test('staff who set a price below the floor hear nothing of it: it goes down along, and its seller is told', async () => {
  const { ad } = (await postAd(site, 'asha', { openToOffers: true, offerFloor: FLOOR })).json();
  const seen: string[] = [];
  const edit = async (price: number | null) => {
    const { version } = await site.readAdRow(ad.id);
    const asked = { adId: ad.id, version, reason: 'The seller asked for it.', price, priceConfirmed: true };
    const answer = await site.post('/api/super-admin-user/updateMyAdDetails', asked, 'dara');
    seen.push(answer.body);
    return answer.statusCode;
  };
  const floor = async () => (await site.readAdRow(ad.id)).offer_floor;
  expect(await edit(FLOOR)).toBe(200);
  expect(await floor()).toBe(FLOOR);
  expect(await edit(280_00)).toBe(200);
  expect(await floor()).toBe(280_00);
  // Without a price the floor is not asked about in its place.
  expect(await edit(null)).toBe(200);
  for (const path of [
    `/super-admin-user/ad/${ad.id}`,
    `/super-admin-user/ad/${ad.id}.data`,
    '/api/super-admin-user/audit',
    '/super-admin-user/audit',
  ])
    seen.push((await site.get(path, 'dara')).body);
  const { items } = (await site.get('/api/super-admin-user/audit?q=ad.edit', 'dara')).json();
  expect(items.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(items)).not.toMatch(/floor/i);
  // The price that staff set themselves is theirs to read.
  for (const text of seen) expect(text).not.toMatch(/lowest offer cannot|[Ll]owest offer: /);
  expect((await site.mails()).filter(({ text }) => text.includes('Lowest offer'))).toHaveLength(1);
});

async function linksIn() {
  const [mail] = await site.mails();
  const links = [...(mail?.text.matchAll(/https?:\/\/[^\s]+(\/offers\/[^\s]+)/g) ?? [])].map(
    ([, path = '']) => path,
  );
  expect(links).toHaveLength(3);
  return links;
}

test('a scanner that opens every link of the e-mail fifty times changes no row', async () => {
  await site.open();
  const links = await linksIn();
  const before = await sumTables(site.database);
  for (let time = 0; time < 50; time += 1)
    for (const link of links) expect((await site.get(link)).statusCode).toBe(200);
  expect(await sumTables(site.database)).toEqual(before);
});

test('nor does whoever opens the pages of offers fifty times, signed in or with a link that is none', async () => {
  const { id } = await site.open();
  const [link = ''] = await linksIn();
  const asked = [
    [200, '/offers', 'asha'],
    [200, '/offers.data', 'bela'],
    [200, `/offers/${id}?answer=yes`, 'asha'],
    [403, `/offers/${id}`, 'cleo'],
    [302, `/offers/${id}`, undefined],
    [410, link.replace('t=', 't=x'), undefined],
  ] as const;
  const ask = () => Promise.all(asked.map(([, path, who]) => site.get(path, who)));
  expect((await ask()).map(({ statusCode }) => statusCode)).toEqual(asked.map(([status]) => status));
  const before = await sumTables(site.database);
  for (let time = 0; time < 50; time += 1) await ask();
  expect(await sumTables(site.database)).toEqual(before);
});

test('its seller answers by the link, without signing in, once', async () => {
  const { id } = await site.open();
  const [link = ''] = await linksIn();
  const page = await site.get(link);
  expect(page.body).toContain('Say yes to £350');
  const forged = link.replace('t=', 't=x');
  expect((await site.get(forged)).statusCode).toBe(410);
  expect((await site.postForm(forged, { intent: 'accept', amount: '35000' })).statusCode).toBe(410);
  const yes = await site.postForm(link, { intent: 'accept', amount: '35000' });
  expect([yes.statusCode, yes.headers.location]).toEqual([303, `/offers/${id}?done=yes`]);
  expect((await site.show(id, 'bela')).state).toBe('accepted');
  const again = await site.get(link);
  expect(again.statusCode).toBe(410);
  expect(again.body).toContain('This link has been used or is too old. Sign in to see your offers.');
  expect(again.body).toMatch(/href="\/offers\/[^"]+"[^>]*>Sign in and see this offer</);
});

test('by the two other links she asks for another price, and says no', async () => {
  const { id } = await site.open();
  const [, other = ''] = await linksIn();
  const page = (await site.get(other)).body;
  expect(page).toMatch(/<details[^>]* open=""[^>]*><summary>Ask for another price/);
  const far = await site.postForm(other, { intent: 'counter', amount: '300' });
  expect([far.statusCode, far.body.includes('Choose a price between £350 and £420.')]).toEqual([422, true]);
  const asked = await site.postForm(other, { intent: 'counter', amount: '400' });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, `/offers/${id}?done=yes`]);
  expect((await site.rows()).map(({ state, amount }) => [state, amount])).toEqual([
    ['countered', 350_00],
    ['open', 400_00],
  ]);
  expect((await site.get(other)).statusCode).toBe(410);

  await site.start();
  const second = await site.open();
  const [, , no = ''] = await linksIn();
  expect((await site.postForm(no, { intent: 'decline' })).statusCode).toBe(303);
  expect((await site.show(second.id, 'bela')).state).toBe('declined');
  expect((await site.postForm(no, { intent: 'decline' })).statusCode).toBe(410);
});

test('a link does nothing but answer: it takes back, keeps and calls off nothing, and answers no other offer', async () => {
  const { id } = await site.open();
  const [link = ''] = await linksIn();
  for (const intent of ['withdraw', 'keep', 'call-off'])
    expect((await site.postForm(link, { intent })).statusCode, intent).not.toBe(303);
  const theirs = (await (await site.other()).make(360_00)).json().offer;
  const turned = link.replace(id, theirs.id);
  expect((await site.postForm(turned, { intent: 'decline' })).statusCode).toBe(410);
  await site.postForm(link, { intent: 'decline', offerId: theirs.id });
  const states = new Map((await site.rows()).map((row) => [row.id, row.state]));
  expect([states.get(id), states.get(theirs.id)]).toEqual(['declined', 'open']);
});

test('a link is dead once its offer has run out', async () => {
  await site.open();
  const [link = ''] = await linksIn();
  site.wait(48 * HOUR_MS);
  expect((await site.get(link)).statusCode).toBe(410);
});
