import { expect, test } from 'vitest';
import { openForms, saidIn } from '#tests/support/ads/amount-forms.ts';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { postAd } from '#tests/support/ads/posting.ts';

const site = useTalkingSite({ pages: true, plans: { asha: 4, bela: 5 } });
const forms = openForms(site);

test('a price far from what such hair fetches is asked once more, before anybody sees it', async () => {
  const wish = { price: 4_250_00, currency: 'GBP' };
  const refused = await postAd(site, 'asha', wish);
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    {
      priceConfirmed: [
        'You ask £4,250, and hair like this fetches about £111. Is a comma or a zero out of place? If the amount is right, confirm it.',
      ],
    },
  ]);
  const meant = await postAd(site, 'asha', { ...wish, priceConfirmed: true });
  expect(meant.json()).toMatchObject({ success: 1, ad: { price: 4_250_00 } });
});

test('the price is asked about once, on the last step, by a box that works without script', async () => {
  const ad = await forms.draft({ price: 10_00, currency: 'GBP', country: 'GB', shipsTo: 'own-country' });
  const words = {
    title: '28 in straight black hair, never dyed',
    description: 'One length, never coloured, washed twice a week, air dried.',
    declaration: 'yes',
  };
  const publish = async (more: Record<string, string> = {}) => {
    const { version } = await forms.kept(ad.id);
    // oxlint-disable-next-line unicorn/no-thenable -- the name of the button
    const sent = { draft: ad.id, version: String(version), ...words, then: 'publish', ...more };
    return forms.send(`/post-an-ad/check?draft=${ad.id}`, sent);
  };
  const asked = await publish();
  expect(asked.statusCode).toBe(422);
  expect(asked.body).toContain('You ask £10, and hair like this fetches about');
  expect(asked.body).toMatch(/<input[^>]*type="checkbox"[^>]*name="priceConfirmed"/);
  expect((await forms.kept(ad.id)).status).toBe('draft');
  expect((await publish({ priceConfirmed: 'yes' })).statusCode).toBe(303);
  expect((await forms.kept(ad.id)).status).not.toBe('draft');
});

test('a live price that is changed is asked about, but not the words beside it', async () => {
  const { ad } = (await postAd(site)).json();
  const edit = async (fields: object) =>
    site.post(
      '/api/seller/updateMyAdDetails',
      { adId: ad.id, version: (await forms.kept(ad.id)).version, ...fields },
      'asha',
    );
  const asked = await edit({ price: 42_000_00 / 10 });
  expect([asked.statusCode, Object.keys(asked.json().fields)]).toEqual([422, ['priceConfirmed']]);
  expect((await forms.kept(ad.id)).price).toBe(42_000);
  expect((await edit({ price: 4_200_00, priceConfirmed: true })).statusCode).toBe(200);
  expect((await edit({ title: '28 in straight black Indian hair, 160 g' })).statusCode).toBe(200);

  const { version } = await forms.kept(ad.id);
  const typed = { price: '3 900', currency: 'GBP', country: 'IN', town: 'Chennai', shipsTo: 'worldwide' };
  const form = await forms.sendPrice({ id: ad.id, version }, typed);
  expect([form.statusCode, saidIn(form.body, 'price')]).toEqual([422, '£3,900']);
  expect(form.body).toMatch(/<input[^>]*type="checkbox"[^>]*name="priceConfirmed"/);
  const again = await forms.sendPrice(await forms.kept(ad.id), { ...typed, priceConfirmed: 'yes' });
  expect([again.statusCode, (await forms.kept(ad.id)).price]).toEqual([303, 3_900_00]);
});

test('staff are asked too who change it', async () => {
  const { ad } = (await postAd(site)).json();
  const edit = (more: Record<string, string>) =>
    forms.send(
      `/super-admin-user/ad/${ad.id}`,
      { intent: 'edit', version: String(ad.version), reason: 'The seller asked', ...more },
      'dara',
    );
  const asked = await edit({ price: '42.000' });
  expect([asked.statusCode, asked.body.includes('You ask £42,000')]).toEqual([422, false]);
  const far = await edit({ price: '4.200' });
  expect([far.statusCode, far.body.includes('You ask £4,200')]).toEqual([422, true]);
  expect((await edit({ price: '380,50' })).statusCode).toBe(303);
  expect((await forms.kept(ad.id)).price).toBe(380_50);
});

test('so is an offer, in the first message and in a conversation', async () => {
  await site.begin({ price: null });
  const asked = await site.ask({ offer: 15_050_00 });
  expect([asked.statusCode, Object.keys(asked.json().fields)]).toEqual([422, ['offerConfirmed']]);
  expect(asked.json().fields.offerConfirmed[0]).toContain('You offer £15,050');
  expect((await site.ask({ offer: 1 })).statusCode).toBe(422);
  expect(await site.db.selectFrom('messages').select('id').execute()).toEqual([]);

  const { conversationId } = (await site.ask()).json();
  const answer = await site.post(
    '/api/message/send',
    { conversationId, message: 'Would you take this?', offer: 15_050_00 },
    'bela',
  );
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['offerConfirmed']]);
});
