import { expect, test } from 'vitest';
import { insertSale } from '#tests/support/ads/sales.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { useOfferSite } from '#tests/support/offers/offers.ts';

const site = useOfferSite({ pages: true });

const read = async (url: string, who?: Name) => {
  const { body } = await site.get(url, who);
  return body.replaceAll('<!-- -->', '');
};
const adUrl = async () =>
  (await site.get(`/api/ad/getAdDetailsByAdId?adId=${site.adId}`)).json().ad.url as string;

test('the form on the ad says what an offer is, before anybody signs in', async () => {
  const page = await read(await adUrl());
  for (const words of [
    'Your offer in £',
    'A note (optional, 300 letters)',
    'asha has 48 hours to answer. If the answer is yes, the hair is kept for you for 24 hours.',
    'Send offer',
  ])
    expect(page).toContain(words);
});

test('whose country the hair is not sent to may offer, and reads that they ask first', async () => {
  await site.start({ country: 'GB', ships_to: 'own-country' });
  const form = () => read(`/messages/new?ad=${site.adId}&offer=`, 'bela');
  expect(await form()).toContain('asha does not send to India. Ask first.');
  expect((await site.make(400_00)).statusCode).toBe(200);
  await site.start({ country: 'IN', ships_to: 'own-country' });
  expect(await form()).not.toContain('Ask first.');
});

test('who offers dollars for what costs rupees reads, without script too, what it costs in dollars', async () => {
  const setCountry = (country: string) =>
    site.db.updateTable('accounts').set({ country }).where('id', '=', site.people.bela.id).execute();
  await site.start({ currency: 'INR', price: 42_500_00 });
  const pages = async () => [
    await read(await adUrl(), 'bela'),
    await read(`/messages/new?ad=${site.adId}&offer=`, 'bela'),
  ];
  for (const page of await pages()) expect(page).not.toContain('at the rate of the day');
  await setCountry('GB');
  for (const page of await pages()) {
    expect(page).toContain('The price is $500 at the rate of the day.');
    expect(page).toContain(`href="/messages/new?ad=${site.adId}&amp;offer=450"`);
  }
  await setCountry('IN');
});

test('after five sales of hair alike its seller reads what they brought, and the buyer does not', async () => {
  const alike = async (count: number, amount = 300_00) => {
    for (let sold = 0; sold < count; sold += 1) await insertSale(site, { sold_price: amount + sold * 20_00 });
  };
  await alike(4);
  const { conversationId } = await site.open();
  const talk = `/messages/${conversationId}`;
  expect(await read(talk, 'asha')).not.toContain('sold here for');
  await alike(1, 380_00);
  expect(await read(talk, 'asha')).toMatch(/Hair like this sold here for £\d+ to £\d+\./);
  expect(await read(talk, 'bela')).not.toContain('sold here for');
});

test('who has no offers reads how there can be some', async () => {
  for (const who of ['asha', 'bela'] as const)
    expect(await read('/offers', who)).toContain('No offers yet. Buyers can make one on every live ad.');
});

test('the lowest offer says whose eyes it is for', async () => {
  await site.start({ status: 'draft', offer_floor: 300_00 });
  const form = await read(`/post-an-ad/price?draft=${site.adId}`, 'asha');
  expect(form).toContain('Only you see this. Lower offers never reach you.');
});
