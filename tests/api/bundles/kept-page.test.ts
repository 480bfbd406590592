import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBundleSite } from '#tests/support/bundles/bundle-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(() => openBundleSite({ pages: true }));
const MESSAGE = 'Hello, are these still for sale? I make wigs in Leeds and would take all of them.';
let [open, fixed, path] = ['', '', ''];
beforeEach(async () => {
  open = await site.put([18, 90, 150], { open_to_offers: true });
  fixed = await site.put([18, 80, 140]);
  path = `/bundles/${(await site.keep([open, fixed])).json().bundle.id}`;
});
afterEach(async () => {
  for (const table of ['bundles', 'offers', 'messages', 'conversations'] as const)
    await site.db.deleteFrom(table).execute();
  await site.clear();
});

const REVIEW = 'Send for review instead';
const send = async (intent: string, fields: Record<string, string>) =>
  (await site.postForm(path, { intent, ...fields }, 'bela')).body.replaceAll('<!-- -->', '');
/** The part of the page that a form without script comes back to. */
const partOf = (page: string, heading: 'ask' | 'offer') =>
  page.split(`<h2 id="${heading}"`)[1]?.split('</section>', 1)[0] ?? '';

test('what came of it is said where it was sent, and nowhere else', async () => {
  const asked = await send('ask', { message: MESSAGE });
  expect([partOf(asked, 'ask'), partOf(asked, 'offer')].map((part) => part.includes('Message sent'))).toEqual(
    [true, false],
  );
  const offered = await send('offer', { takePercentOff: '10' });
  expect(
    [partOf(offered, 'ask'), partOf(offered, 'offer')].map((part) => part.includes('Offer sent')),
  ).toEqual([false, true]);
});

test('a look by staff is offered for words alone, not for hair that is sold', async () => {
  const held = await send('ask', { message: 'I would like to pay by Western Union, is that all right?' });
  expect(held).toContain(REVIEW);
  await send('ask', { message: MESSAGE });
  const again = await send('ask', { message: MESSAGE });
  expect(again).toContain('You have asked this already.');
  expect(again).not.toContain(REVIEW);
});

test('a hank whose ad was changed says that it no longer fits, and nothing that spoke for it', async () => {
  await site.db
    .updateTable('ads')
    .set((ad) => ({ length_mm: 394, version: ad('version', '+', 1) }))
    .where('id', '=', open)
    .execute();
  const page = (await site.get(path, 'bela')).body.replaceAll('<!-- -->', '');
  expect(page).toContain('no longer fits: we count 0 g of it');
  expect(page).toContain('90 g are missing now.');
  expect(page).not.toContain('-0.5 in');
});

test('what became of each hank is said on the page: sold, reserved, another price', async () => {
  const change = (adId: string, values: object) =>
    site.db.transaction().execute(async (tx) => {
      await sql`select set_config('fairhank.event', 'mark-sold', true)`.execute(tx);
      await tx
        .updateTable('ads')
        .set((ad) => ({ ...values, version: ad('version', '+', 1) }))
        .where('id', '=', adId)
        .execute();
    });
  const show = async () => (await site.get(path, 'bela')).body.replaceAll('<!-- -->', '');
  expect(await show()).toContain('>$310</span>');
  await change(fixed, { price: 145_00 });
  const dearer = await show();
  expect(dearer).toContain('It was $140 when you kept it.');
  expect(dearer).toContain('>$315</span>');
  const until = new Date(site.clock.now.getTime() + 60_000);
  await change(fixed, { reserved_until: until, reserved_offer: fixed });
  await change(open, { status: 'sold', sold_at: site.clock.now });
  const gone = await show();
  for (const words of ['<b>Sold</b>', '<b>Reserved for somebody else</b>', '170 g are missing now.'])
    expect(gone).toContain(words);
});
