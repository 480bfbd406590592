import { expect, test } from 'vitest';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite({ pages: true });
const quarrel = quarrelIn(site);
const text = 'The hair is much shorter than we agreed on.';

/** A form of the sale as a browser without script sends it. */
async function send(step: string, fields: Record<string, string>, who: 'asha' | 'bela') {
  const { version } = await site.show(who);
  const form = { version: String(version), ...fields };
  const answer = await site.postForm(`/sales/${site.saleId}/${step}`, form, who);
  return { status: answer.statusCode, to: answer.headers.location, body: answer.body };
}
const page = async (step: string, who: 'asha' | 'bela') =>
  (await site.get(`/sales/${site.saleId}/${step}`, who)).body.replaceAll('<!-- -->', '');
/** In how many sales something waits for somebody, as the dot of the phone's bar and the tab count it. */
const waiting = async (who: 'asha' | 'bela') => (await site.get('/me', who)).json().unread.sales;

test('what is wrong, the other side, a decision, and another look, all without script', async () => {
  const onAd = { ad_id: site.adId, position: 8, state: 'attached' } as const;
  await site.db
    .updateTable('photos')
    .set(onAd)
    .where('id', '=', await site.photo())
    .execute();
  const { words } = await quarrel.delivered();
  expect(await page('problem', 'bela')).toContain(words.inspect ?? 'none');
  const refused = await send('problem', { intent: 'dispute', reason: 'damaged', text }, 'bela');
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('Send two photos with your code word');
  expect(refused.body).toContain(text);
  const photos = { opened: await site.photo('bela'), scale: await site.photo('bela') };
  const sent = await send('problem', { intent: 'dispute', reason: 'damaged', text, ...photos }, 'bela');
  expect([sent.status, sent.to]).toEqual([303, `/sales/${site.saleId}`]);

  const asked = await page('problem', 'asha');
  expect(asked).toContain(text);
  expect(asked).toContain('Send my answer');
  expect([await waiting('asha'), await waiting('bela')]).toEqual([1, 0]);
  const mine = 'It was whole when I packed it, as the photos show.';
  expect((await send('problem', { intent: 'answer', text: mine }, 'asha')).status).toBe(303);
  expect(await waiting('asha')).toBe(0);
  expect(await page('problem', 'bela')).toContain(mine);

  await quarrel.mustDecide({ outcome: 'release' });
  expect(await page('problem', 'bela')).toContain('The money goes to asha.');
  expect((await send('problem', { intent: 'accept-decision' }, 'asha')).status).toBe(303);
  expect((await send('problem', { intent: 'appeal', text }, 'bela')).status).toBe(303);
  expect(await page('problem', 'asha')).toContain('There is an appeal');
  const file = await page('evidence', 'asha');
  expect(file).toContain(mine);
  const answer = await site.get(`/api/sale/evidenceFile?saleId=${site.saleId}`, 'asha');
  const { hair, payment, photos: shown } = answer.json().file;
  for (const told of [hair.title, hair.description, payment.id, 'Never coloured'])
    expect(file).toContain(told);
  expect(file.match(/<dt>Weight/g)).toHaveLength(1);
  expect(shown).not.toEqual([]);
  for (const id of shown) expect(file).toContain(`/sales/photos/${id}/small.webp`);
  expect(await page('terms', 'bela')).toContain(hair.description);
});

test('the hair goes back: where to, posted, and here again', async () => {
  await quarrel.disputed();
  expect((await send('problem', { intent: 'give-in', choice: 'return' }, 'asha')).status).toBe(303);
  expect(await page('return', 'bela')).toContain('has a day to tell us where to');
  const address = {
    intent: 'return-address',
    name: 'Asha Rao',
    lines: '1 High Street\nLeeds',
    country: 'GB',
  };
  expect((await send('return', address, 'asha')).status).toBe(303);
  expect(await page('return', 'bela')).toContain('1 High Street');
  expect(await page('return', 'asha')).not.toContain('1 High Street');
  const parcel = { intent: 'post-return', carrier: 'royal-mail', number: 'AB473124832GB' };
  expect((await send('return', parcel, 'bela')).status).toBe(422);
  const photos = { return: await site.photo('bela'), scale: await site.photo('bela') };
  expect((await send('return', { ...parcel, ...photos }, 'bela')).status).toBe(303);
  expect((await send('return', { intent: 'return-came' }, 'asha')).status).toBe(303);
  expect(await site.show()).toMatchObject({ state: 'refunding', endReason: 'returned' });
});

test('less hair than promised: one tap gives back what is missing, and the button is gone then', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove({ grams: 120 });
  const whole = (await site.get(`/sales/${site.saleId}`, 'asha')).body.replaceAll('<!-- -->', '');
  const [, amount, said] =
    /name="amount" value="([\d.]+)"[^]*?>Lower the price to (£[\d.]+)</.exec(whole) ?? [];
  const { money } = await site.show('asha');
  expect(said).toBe(`£${(money.price / 100 - Number(amount)).toFixed(2)}`);
  const path = `/sales/${site.saleId}`;
  const { version } = await site.show('asha');
  const form = { intent: 'offer-part', version: String(version), amount: amount ?? '' };
  expect((await site.postForm(path, form, 'asha')).statusCode).toBe(303);
  expect((await site.show('bela')).partOffer).toMatchObject({ amount: Math.round(Number(amount) * 100) });
  await site.must('takePart', 'bela');
  const after = (await site.get(path, 'asha')).body;
  expect(after).not.toContain('Lower the price to');
});
