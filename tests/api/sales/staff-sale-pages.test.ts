import { expect, test } from 'vitest';
import { quarrelIn, WHY } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite({ pages: true });
const quarrel = quarrelIn(site);
const page = async (path: string) => {
  const answer = await site.get(`/super-admin-user/${path}`, 'dara');
  return { status: answer.statusCode, text: answer.body.replaceAll('<!-- -->', '') };
};

test('staff find the dispute, read both sides, decide, and see it in the audit', async () => {
  await quarrel.disputed();
  await quarrel.answer();
  const listed = await page('disputes');
  expect(listed.text).toContain(`/super-admin-user/sale/${site.saleId}`);
  expect(listed.text).toContain('your decision');
  expect((await page('sales')).text).toContain('£445.10');

  const shown = await page(`sale/${site.saleId}`);
  expect(shown.text).toContain('The hair is not what the photos show');
  expect(shown.text).toContain('It is as in the ad, and the tape shows it.');
  expect(shown.text).toContain('What both read');
  expect(shown.text).not.toContain('Leeds LS');

  await quarrel.proveStaff();
  const { version } = await site.show();
  const form = { intent: 'decide', version: String(version), amount: '20' };
  const post = (fields: object) =>
    site.postForm(`/super-admin-user/sale/${site.saleId}`, { ...form, ...fields }, 'dara');
  // Nobody decides without a word to both, nor with none on where the money goes.
  expect((await post({ outcome: 'part', reason: 'Both were heard.' })).statusCode).toBe(422);
  expect((await post({ amount: '', statement: WHY })).statusCode).toBe(422);
  expect((await site.show()).dispute?.decisions).toEqual([]);
  // A sum says that a part goes back, and what both read says why.
  const done = await post({ statement: WHY });
  expect(done.headers.location).toBe(`/super-admin-user/sale/${site.saleId}?done=decide`);
  expect((await site.show()).dispute?.decisions).toMatchObject([{ outcome: 'part', amount: 20_00 }]);
  const decided = await page(`sale/${site.saleId}?done=decide`);
  for (const words of ['sale.decide', WHY]) expect(decided.text).toContain(words);
});

test('an address is shown once, in the answer to its form alone', async () => {
  await site.paid();
  await quarrel.proveStaff();
  const { version } = await site.show();
  const form = { intent: 'reveal', version: String(version), reason: 'The parcel came back.' };
  const answer = await site.postForm(`/super-admin-user/sale/${site.saleId}`, form, 'dara');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ]);
  expect(answer.body).toContain('GB');
  expect(await quarrel.audits()).toEqual(['sale.reveal-address']);
});

test('of what PayPal itself stopped, staff are offered only what can be done', async () => {
  await site.paid();
  const { id } = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
  site.sandbox.sales.act(id, 'open-case');
  await site.runJobs();
  const { text } = await page(`sale/${site.saleId}`);
  expect(text).toContain('a case at PayPal: the sale goes on when PayPal closes it');
  expect(text).toContain('All of it back to bela');
  for (const refused of ['value="release"', 'Let it go on']) expect(text).not.toContain(refused);
});

test('once it is posted nobody reads what happens if it is not', async () => {
  await site.green();
  const read = async () =>
    Promise.all((['asha', 'bela'] as const).map((who) => site.get(`/sales/${site.saleId}`, who)));
  const isSaid = async () => (await read()).map(({ body }) => /not posted|do not post, PayPal/.test(body));
  expect(await isSaid()).toEqual([true, true]);
  await site.must('codeWord', 'asha');
  await site.prove();
  await site.ship();
  expect(await isSaid()).toEqual([false, false]);
});
