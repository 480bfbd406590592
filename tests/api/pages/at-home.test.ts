import { beforeAll, expect, test } from 'vitest';
import type { Name } from '#tests/support/people/cast.ts';
import { openCachedSite } from '#tests/support/site/cached-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';

const site = useOpened(() => openCachedSite());
beforeAll(() => givePlan(site, site.people.asha.id, 4));

const moveTo = (who: Name, country: string) =>
  site.db.updateTable('accounts').set({ country }).where('id', '=', site.people[who].id).execute();
/** What a list on a page has chosen. */
const chosenIn = (page: string, name: string) => {
  const select = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(
    page.slice(page.indexOf('<main')),
  )?.[0];
  return /<option value="([^"]*)" selected/.exec(select ?? '')?.[1];
};

test('Asha sells from Leeds: country and currency are hers wherever they are asked for', async () => {
  await moveTo('asha', 'GB');
  const draft = await site.post('/api/ad/postAdDetails', { submit: false, length: '28in' }, 'asha');
  const hindi = { 'accept-language': 'hi-IN' };
  const page = async (path: string) => (await site.get(path, 'asha', hindi)).body;
  const price = await page(`/post-an-ad/price?draft=${draft.json().ad.id}`);
  expect([chosenIn(price, 'country'), chosenIn(price, 'currency')]).toEqual(['GB', 'GBP']);
  expect(chosenIn(await page('/hair-price-calculator'), 'currency')).toBe('GBP');
  expect(chosenIn(await page('/all-ads'), 'currency')).toBe('GBP');
  expect(await page('/payment/')).toMatch(/currency=GBP"[^>]*aria-current="true"/);
  expect(await page('/prices')).toMatch(/currency=GBP"[^>]*aria-current="true"/);

  await moveTo('asha', 'DE');
  expect(chosenIn(await page('/hair-price-calculator'), 'currency')).toBe('EUR');
});

test('what she chose in the address or for the site counts before that', async () => {
  await moveTo('asha', 'GB');
  const calculator = await site.get('/hair-price-calculator?length=28&weight=150&currency=INR', 'asha');
  expect(chosenIn(calculator.body, 'currency')).toBe('INR');
  // An amount without a currency is in dollars: the list must not say anything else.
  expect(chosenIn((await site.get('/all-ads?minPrice=100', 'asha')).body, 'currency')).toBe('USD');
  expect(chosenIn((await site.get('/all-ads?minPrice=100&currency=EUR', 'asha')).body, 'currency')).toBe(
    'EUR',
  );
});

test('a visitor is offered the currency of the browser’s language where the page is made for them', async () => {
  const plans = async (languages: string) =>
    (await site.read('/payment/', { 'accept-language': languages })).text;
  const chosen = (currency: string) => new RegExp(`currency=${currency}"[^>]*aria-current="true"`);
  expect(await plans('de-AT,de;q=0.9')).toMatch(chosen('EUR'));
  expect(await plans('en-IN,hi;q=0.8')).toMatch(chosen('INR'));
  expect(await plans('')).toMatch(chosen('GBP'));
});

test.each(['/all-ads', '/hair-price-calculator', '/prices'])(
  'of the kept page %s nobody gets a form of another’s language',
  async (path) => {
    await site.untilCached(path);
    const ask = async (languages: string) => (await site.read(path, { 'accept-language': languages })).text;
    const [german, indian, none] = [await ask('de-DE'), await ask('hi-IN'), (await site.read(path)).text];
    expect(german).toBe(none);
    expect(indian).toBe(none);
  },
);

test('what a visitor has chosen for the site is chosen in the list', async () => {
  const { text } = await site.read('/all-ads', { cookie: 'prefs=currency=INR' });
  expect(chosenIn(text, 'currency')).toBe('INR');
});
