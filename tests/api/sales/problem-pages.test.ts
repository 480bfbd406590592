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

test('what is wrong, the other side, a decision, and another look, all without script', async () => {
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
  const mine = 'It was whole when I packed it, as the photos show.';
  expect((await send('problem', { intent: 'answer', text: mine }, 'asha')).status).toBe(303);
  expect(await page('problem', 'bela')).toContain(mine);

  await quarrel.mustDecide({ outcome: 'release' });
  expect(await page('problem', 'bela')).toContain('The money goes to asha.');
  expect((await send('problem', { intent: 'accept-decision' }, 'asha')).status).toBe(303);
  expect((await send('problem', { intent: 'appeal', text }, 'bela')).status).toBe(303);
  expect(await page('problem', 'asha')).toContain('There is an appeal');
  expect(await page('evidence', 'asha')).toContain(mine);
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
