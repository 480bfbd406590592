import { expect, test } from 'vitest';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite({ pages: true });

async function linkOfYes(): Promise<string> {
  const mails = await site.mails();
  const mail = mails.find(
    ({ to_address, text }) => to_address === 'asha@example.com' && text.includes('answer=yes'),
  );
  const [, link = ''] = /https?:\/\/[^\s/]+(\/offers\/\S+answer=yes)/.exec(mail?.text ?? '') ?? [];
  return link;
}
const terms = () =>
  site.db
    .selectFrom('sale_terms')
    .select(['price', 'postage', 'postage_by', 'ship_days', 'least_grams'])
    .execute();

test('from the e-mail, too, a seller reads what her yes fixes, and may change it', async () => {
  await site.make(420_00);
  const link = await linkOfYes();
  const page = (await site.get(link)).body.replaceAll('<!-- -->', '');
  for (const words of [
    'A yes starts a',
    'protected sale',
    'Postage that the buyer pays, in £',
    'Days you need to post it',
  ])
    expect(page).toContain(words);
  expect(await terms()).toEqual([]);

  const form = {
    intent: 'accept',
    amount: '42000',
    postage: '8.50',
    shipDays: '4',
    leastGrams: '150',
    leastLength: '27 in',
  };
  const late = await site.postForm(link, { ...form, shipDays: '9' });
  expect([late.statusCode, late.body.includes('Choose 2 to 5 days.')]).toEqual([422, true]);
  expect(await terms()).toEqual([]);
  const yes = await site.postForm(link, form);
  expect(yes.statusCode, yes.body).toBe(303);
  expect(await terms()).toEqual([
    { price: 420_00, postage: 8_50, postage_by: 'buyer', ship_days: 4, least_grams: 150 },
  ]);
});

test('where none is possible the link says nothing of one', async () => {
  await site.start({ price: 42_000_00, currency: 'INR' });
  const home = { country: 'IN' };
  await site.db.updateTable('accounts').set(home).where('id', '=', site.people.bela.id).execute();
  await site.make(40_000_00);
  const page = (await site.get(await linkOfYes())).body;
  expect(page).toContain('Say yes to ₹40,000');
  expect(page).not.toContain('protected-sale/">protected sale');
});
