import { expect, type Page, test } from '@playwright/test';
import { violationsOfPage } from '#tests/support/browser/axe.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { answer, complain, deliver, follow, openTwo, press } from './quarrel.ts';
import { drawParcelNumber } from './sales.ts';

const isAccessible = async (page: Page) => expect(await violationsOfPage(page, 'main')).toEqual([]);
/** No reading of the page of a sale comes through until it is let go. */
async function holdPage(page: Page, saleId: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/sales/${saleId}.data*`, async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue().catch(() => {});
  });
  return letGo;
}
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

test('less than agreed: the seller offers a part, the buyer takes it, and the rest is paid out @both', async ({
  page: asha,
  browser,
  baseURL: given,
  viewport,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL, viewport })).newPage();
  await openTwo(asha, bela, baseURL);
  const saleId = await deliver(asha, bela, baseURL);
  await complain(bela, saleId);
  await isAccessible(bela);
  await answer(asha, saleId);
  await isAccessible(asha);

  await bela.goto(`/sales/${saleId}`);
  await ready(bela);
  await asha.goto(`/sales/${saleId}`);
  await ready(asha);
  await asha.getByText('Offer some money back', { exact: true }).click();
  // The page is read anew after a refusal. Whoever has mended the sum by then need not wait for that.
  const letGo = await holdPage(asha, saleId);
  await asha.getByLabel(/^How much in/).fill('200');
  await press(asha, 'Offer it');
  await expect(asha.getByText(/^Less than the whole price/).last()).toBeVisible();
  await asha.getByLabel(/^How much in/).fill('20');
  await press(asha, 'Offer it');
  letGo();
  // She sees it at once, in the page that stands open.
  await press(bela, 'Take $20');
  await expect(heading(bela, 'Thank you')).toBeVisible();
  await expect(heading(asha, /^PayPal paid you/)).toBeVisible();
  await isAccessible(asha);
  await bela.context().close();
});

test('decided by staff from the list of disputes, appealed, answered, and that is the end @both', async ({
  page: asha,
  browser,
  baseURL: given,
  viewport,
}) => {
  const baseURL = given ?? '';
  const open = async () => (await browser.newContext({ baseURL, viewport })).newPage();
  const [bela, dara] = [await open(), await open()];
  await dara.setViewportSize({ width: 1280, height: 900 });
  const names = await openTwo(asha, bela, baseURL);
  await signIn(dara, 'dara', baseURL);
  const saleId = await deliver(asha, bela, baseURL);
  await complain(bela, saleId);
  await answer(asha, saleId);

  await dara.goto('/super-admin-user/disputes');
  await dara.getByRole('main').locator(`a[href="/super-admin-user/sale/${saleId}"]`).first().click();
  await expect(dara).toHaveURL(new RegExp(`/sale/${saleId}$`));
  await ready(dara);
  await isAccessible(dara);
  const decide = async (outcome: string, button: string) => {
    await dara.getByRole('radio', { name: outcome }).check();
    await dara
      .getByLabel('What both read')
      .fill('We laid the photos of both sides beside the tape, and read what was agreed on.');
    const panel = dara.locator('form').filter({ has: dara.getByLabel('What both read') });
    await panel.getByLabel(/^Reason/).fill('Both sides were heard.');
    await press(dara, button);
  };
  await decide(`To ${names.asha}`, 'Decide');
  await expect(dara.getByText('sale.decide', { exact: true })).toBeVisible();

  await follow(bela, saleId, 'Ask you to look again');
  await ready(bela);
  await expect(bela.getByText(`The money goes to ${names.asha}.`).first()).toBeVisible();
  await bela
    .getByLabel('Why do you think that it is wrong?')
    .fill('The tape in my photo shows 20 in, and the one in hers cannot be read.');
  await press(bela, 'Ask for another look');
  await expect(bela.getByRole('button', { name: 'Ask for another look' })).toHaveCount(0);
  await isAccessible(bela);

  await dara.goto(`/super-admin-user/sale/${saleId}`);
  await ready(dara);
  await decide(`All of it back to ${names.bela}`, 'Answer the appeal');
  await expect(dara.getByText('sale.decide-appeal', { exact: true })).toBeVisible();
  await bela.goto(`/sales/${saleId}`);
  await expect(heading(bela, /^Your \$230 (is on its way back|went back)$/)).toBeVisible();
  await asha.goto(`/sales/${saleId}`);
  await expect(heading(asha, new RegExp(`^The money (goes|went) back to ${names.bela}$`))).toBeVisible();
  await Promise.all([bela, dara].map((page) => page.context().close()));
});

test('the hair goes back: where to, posted with its own code word, here again, and the money is back @both', async ({
  page: asha,
  browser,
  baseURL: given,
  viewport,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL, viewport })).newPage();
  const names = await openTwo(asha, bela, baseURL);
  const saleId = await deliver(asha, bela, baseURL);
  await complain(bela, saleId);

  await follow(asha, saleId, 'Answer');
  await ready(asha);
  await press(asha, 'Give it back when I have my hair');
  await expect(asha.getByRole('button', { name: 'Give it back when I have my hair' })).toHaveCount(0);
  await asha.goto(`/sales/${saleId}/return`);
  await ready(asha);
  await isAccessible(asha);
  await asha.getByLabel('Your name').fill('Asha Rao');
  await asha.getByLabel('Street, town, postcode').fill('1 High Street\nLeeds');
  await asha.getByLabel('Country').selectOption('GB');
  await press(asha, 'Save the address');
  await expect(asha).toHaveURL(new RegExp(`/sales/${saleId}$`));
  await expect(asha.getByText('1 High Street')).toHaveCount(0);

  await bela.goto(`/sales/${saleId}/return`);
  await ready(bela);
  await expect(bela.getByText('1 High Street')).toBeVisible();
  await isAccessible(bela);
  for (const label of ['The hair that goes back', 'The hair on a scale'])
    await bela.getByLabel(label).setInputFiles(await hairPhoto('back.jpg'));
  await expect(bela.getByText('This photo is here. Choose another to replace it.')).toHaveCount(2);
  await bela.getByLabel('Carrier').selectOption('royal-mail');
  await bela.getByLabel('Parcel number').fill(drawParcelNumber());
  await press(bela, 'I have sent it back');
  await expect(bela).toHaveURL(new RegExp(`/sales/${saleId}$`));

  await asha.goto(`/sales/${saleId}/return`);
  await ready(asha);
  await press(asha, 'It is here');
  await expect(heading(asha, new RegExp(`^The money (goes|went) back to ${names.bela}$`))).toBeVisible();
  await bela.goto(`/sales/${saleId}`);
  await expect(heading(bela, /^Your \$230 (is on its way back|went back)$/)).toBeVisible();
  await bela.context().close();
});
