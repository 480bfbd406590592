import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { GOOD_PASSWORD } from '#tests/support/people/visitor.ts';

const main = (page: Page) => page.getByRole('main');
const AREA = '/super-admin-user';
const HOW = 'By phone; she read the text back.';

/** The way in the last e-mail to somebody who was invited. */
async function findInvitation(page: Page, email: string): Promise<string> {
  const headers = { accept: 'application/json' };
  let path = '';
  const find = async () => {
    const list = await page.request.get(`/dev/mail?to=${encodeURIComponent(email)}`, { headers });
    const { items } = (await list.json()) as { items: { id: string }[] };
    const [mail] = items;
    if (!mail) return '';
    const text = await (await page.request.get(`/dev/mail/${mail.id}`)).text();
    return /\/invitation\/[\w-]+\/[\w-]+/.exec(text)?.[0] ?? '';
  };
  await expect.poll(async () => (path = await find()), { intervals: [50, 100] }).not.toBe('');
  return path;
}

/** The ad gets a photo, and whoever agreed to it the e-mail. */
async function addPhotoAndSend(cleo: Page, username: string): Promise<void> {
  await expect(cleo).toHaveURL(/post-an-ad\/photos\?draft=/);
  const draft = new URL(cleo.url()).searchParams.get('draft');
  await main(cleo)
    .getByLabel('Choose photos')
    .setInputFiles(await hairPhoto('hers.jpg'));
  const upload = main(cleo).getByRole('button', { name: 'Upload', exact: true });
  // With script they go up by themselves.
  if (await upload.isVisible()) await upload.click();
  await expect(cleo.locator('li[id^="photo-"] img')).toBeVisible();
  await cleo.goto(`/post-an-ad/check?draft=${draft}`);
  await main(cleo).getByLabel('Title').fill('Her own hair, kept for years');
  await main(cleo).getByLabel('Description').fill('She grew it herself and never coloured it.');
  await main(cleo)
    .getByRole('button', { name: `Send it to ${username}` })
    .click();
  await expect(main(cleo)).toContainText('The invitation is on its way.');
}

type Journey = { address: string; javaScriptEnabled: boolean; isChecked: boolean };

/** Cleo enters ads for people without an account: one takes it up on her phone, one says no, one is withdrawn. */
export async function inviteSellers(browser: Browser, { address, javaScriptEnabled, isChecked }: Journey) {
  const open = async (width: number) =>
    (
      await browser.newContext({
        baseURL: address,
        javaScriptEnabled,
        viewport: { width, height: 800 },
      })
    ).newPage();
  const checked = async (page: Page) => isChecked && expect(await violations(page, 'main')).toEqual([]);
  const cleo = await open(isChecked ? 1280 : 360);
  await signIn(cleo, 'cleo', address);

  async function invite() {
    const username = `inv-${randomUUID().slice(0, 8)}`;
    const email = `${username}@example.com`;
    await cleo.goto(`${AREA}/enter-ad`);
    await main(cleo).getByRole('link', { name: 'Invite them' }).click();
    await main(cleo).getByLabel('Display name').fill(username);
    await main(cleo).getByLabel('E-mail address').fill(email);
    await main(cleo).getByLabel('Country').selectOption('IN');
    await main(cleo).getByLabel('When did they agree?').fill('2026-10-01');
    await main(cleo).getByLabel('How did they agree?').fill(HOW);
    return { username, email };
  }
  const send = () => main(cleo).getByRole('button', { name: 'Continue to photos' }).click();
  async function sendFromList(username: string) {
    await expect(cleo).toHaveURL(/post-an-ad\/photos\?draft=/);
    await cleo.goto(`${AREA}/enter-ad`);
    await main(cleo)
      .getByRole('button', { name: `Send it to ${username}` })
      .click();
    await expect(main(cleo)).toContainText('The invitation is on its way.');
  }

  const yes = await invite();
  await send();
  // Without their yes nothing happens, and nothing that was typed is lost.
  await expect(main(cleo)).toContainText('Without their yes we may not write to them.');
  await expect(main(cleo).getByLabel('Display name')).toHaveValue(yes.username);
  await checked(cleo);
  await main(cleo)
    .getByRole('checkbox', { name: /They agreed/ })
    .check();
  await send();
  await addPhotoAndSend(cleo, yes.username);
  await checked(cleo);

  const phone = await open(360);
  await phone.goto(await findInvitation(phone, yes.email));
  await expect(main(phone).getByRole('heading', { level: 1 })).toHaveText('We entered an ad for you');
  await expect(main(phone)).toContainText(HOW);
  // They have no account yet, and see the photos all the same.
  const photo = main(phone).getByRole('img', { name: 'The hair, 1 of 1' });
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await checked(phone);
  await main(phone).getByLabel('Password', { exact: true }).fill('short');
  await main(phone)
    .getByRole('checkbox', { name: /I am 18/ })
    .check();
  await main(phone).getByRole('button', { name: 'Take it up' }).click();
  await expect(main(phone)).toContainText('Choose a password of at least');
  await main(phone).getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
  await main(phone).getByRole('button', { name: 'Take it up' }).click();
  await expect(phone).toHaveURL(/post-an-ad\/check\?draft=/);
  await expect(main(phone)).toContainText('Not given yet');
  await phone.goto('/seller/seller-profile');
  await expect(main(phone)).toContainText('Her own hair, kept for years');

  const no = await invite();
  await main(cleo)
    .getByRole('checkbox', { name: /They agreed/ })
    .check();
  await send();
  await sendFromList(no.username);
  const other = await open(1280);
  const path = await findInvitation(other, no.email);
  await other.goto(path);
  await checked(other);
  await main(other).getByRole('button', { name: 'No, remove it' }).click();
  await expect(main(other).getByRole('heading', { level: 1 })).toHaveText('It is removed');
  await other.goto(path);
  await expect(main(other)).toContainText('This invitation is over');

  const ended = await invite();
  await main(cleo)
    .getByRole('checkbox', { name: /They agreed/ })
    .check();
  await send();
  await sendFromList(ended.username);
  const way = await findInvitation(other, ended.email);
  await cleo.goto(`${AREA}/enter-ad`);
  const own = main(cleo).getByRole('article', { name: ended.username });
  await own.getByRole('button', { name: /Send it again/ }).click();
  await expect(own).toContainText('It was mailed within the last day.');
  await checked(cleo);
  await own.getByText(`Withdraw the invitation of ${ended.username}`).first().click();
  await own.getByLabel('Reason').fill('She called and wants it no more.');
  await own.getByRole('button', { name: /Withdraw/ }).click();
  await expect(main(cleo)).toContainText('Withdrawn. The account and the ad are erased.');
  await expect(own).toHaveCount(0);
  await other.goto(way);
  await expect(main(other)).toContainText('This invitation is over');
  for (const page of [cleo, phone, other]) await page.context().close();
}
