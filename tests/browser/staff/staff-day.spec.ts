import { expect, type Page, test } from '@playwright/test';
import { newPerson } from '#tests/support/browser/register-in-browser.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { beginDay, DECISIONS } from './decisions.ts';

const AREA = '/super-admin-user';
/** What is decided goes out of sight before the answer is there. Never counted: other tests add to the queue. */
const CARDS = '.staff-queue > li:visible';

test.describe.configure({ timeout: 180_000 });

// In this file and first: all work through the one queue there is, and this leaves it as it was.
test('a key acts on the ad that is visibly chosen and on no other, and U takes it back', async ({
  page,
  baseURL,
}) => {
  const broken: string[] = [];
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  await signIn(page, 'dara', String(baseURL));
  await page.clock.install();
  await page.goto(`${AREA}/review-queue`);
  const main = page.getByRole('main');
  const cards = main.locator(CARDS);
  const chosen = main.locator(`${CARDS}[aria-current="true"]`);
  await ready(page);
  const [first, second] = await cards.evaluateAll((all) => all.map(({ id }) => id));
  expect(second).toBeDefined();
  const firstCard = main.locator(`${CARDS}#${first}`);
  const secondCard = main.locator(`${CARDS}#${second}`);

  // Nothing is chosen: no key decides anything, and the page says what to do.
  await expect(chosen).toHaveCount(0);
  for (const key of ['a', 'r', 'c']) await page.keyboard.press(key);
  await expect(main.getByRole('status')).toContainText('No ad is chosen');
  await page.reload();
  await ready(page);
  await expect(firstCard).toBeVisible();
  await expect(secondCard).toBeVisible();

  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await page.keyboard.press('j');
  await expect(chosen).toHaveAttribute('id', String(first));
  // A key counts only once the ad was long enough in sight to be seen.
  await page.clock.fastForward(500);
  await page.keyboard.press('a');
  await expect(main).toContainText('Approved: the ad is live.');
  // The next one is chosen by itself, and nothing happened to it.
  await expect(firstCard).toHaveCount(0);
  await expect(chosen).toHaveAttribute('id', String(second));
  await expect(chosen).toBeFocused();

  await page.keyboard.press('u');
  await expect(main).toContainText('Undone: the ad waits again, and nobody was told.');
  await expect(firstCard).toBeVisible();
  await expect(chosen).toHaveAttribute('id', String(first));

  // What cannot be sent comes back with a sentence, and with what was typed.
  await page.route('**/review-queue.data*', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('r');
  await page.keyboard.type('Not sent, so nobody reads it.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('is back in the queue.')).toBeVisible();
  await expect(secondCard).toBeVisible();
  await expect(firstCard.getByRole('alert')).toContainText('We could not be reached');
  await expect(firstCard.getByLabel('What we tell them')).toHaveValue(/^Not sent/);
  expect(documents, 'no decision loaded a page').toEqual([]);
  broken.splice(0, broken.length, ...broken.filter((text) => !text.includes('ERR_FAILED')));
  expect(broken, 'the policy of the page stopped none of its scripts').toEqual([]);
});

for (const width of [1280, 360])
  test(`each decision of a day takes three actions at most and loads no page, ${width} px wide`, async ({
    page,
    baseURL,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const day = await beginDay(page, String(baseURL), browser);
    for (const decision of DECISIONS) await test.step(decision.name, () => decision(day));
    await day.buyer.context().close();
  });

test('a day of an admin: approve, reject, suspend, give a plan, hire, export, and find it all in the audit', async ({
  page,
  baseURL,
}) => {
  const person = await newPerson(String(baseURL));
  const why = `day ${person.username}`;
  await signIn(page, 'dara', String(baseURL));
  const main = page.getByRole('main');

  await page.goto(`${AREA}/review-queue`);
  await ready(page);
  const cards = main.locator(CARDS);
  const [first, second] = await cards.evaluateAll((all) => all.map(({ id }) => id));
  await page.keyboard.press('j');
  const firstCard = main.locator(`${CARDS}#${first}`);
  await expect(firstCard).toBeFocused();
  await firstCard.getByLabel('Reason').fill(`approved ${why}`);
  await firstCard.getByRole('button', { name: 'Approve' }).click();
  await expect(main).toContainText('Approved: the ad is live.');
  await expect(firstCard).toHaveCount(0);
  await page.keyboard.press('r');
  await page.keyboard.type(`rejected ${why}`);
  await page.keyboard.press('Enter');
  await expect(main).toContainText('Rejected: the seller reads why.');
  await expect(main.locator(`${CARDS}#${second}`)).toHaveCount(0);

  await page.goto(`${AREA}/users`);
  await ready(page);
  // What is typed is asked for by itself.
  await main.getByLabel('Search').fill(person.email);
  await expect(page).toHaveURL(/q=/);
  await main.getByRole('link', { name: person.username }).click();
  await expect(main).not.toContainText(person.email);
  await act(page, 'Show the full address', `looked ${why}`);
  await expect(main).toContainText(person.email);
  await act(page, `Suspend ${person.username}`, '');
  await expect(main.getByRole('alert')).toContainText('Please check');
  await act(page, `Suspend ${person.username}`, `suspended ${why}`);
  await expect(main).toContainText('signed out everywhere');
  await act(page, `Restore ${person.username}`, `restored ${why}`);
  await expect(main).toContainText('This suspension is lifted.');
  await main.getByText('Give a plan', { exact: true }).first().click();
  await main.getByLabel('Plan', { exact: true }).selectOption('3');
  await act(page, 'Give a plan', `granted ${why}`);
  await expect(main).toContainText('The plan is active.');

  await page.goto(`${AREA}/staff`);
  await ready(page);
  const name = `c${person.username.slice(1)}`;
  await main.getByRole('radio', { name: /Creator/ }).check();
  await main.getByLabel('Name', { exact: true }).fill(name);
  await main.getByLabel('E-mail address').fill(`${name}@example.com`);
  await main.getByLabel('Reason').fill(`hired ${why}`);
  await main.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(main).toContainText(`${name} is invited`);

  await page.goto(`${AREA}/users?q=${encodeURIComponent(person.email)}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  const text = await (await page.request.get(file.url())).text();
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain(person.username);
  expect(text).not.toContain(person.email);

  await page.goto(`${AREA}/audit?q=${encodeURIComponent(why)}`);
  for (const done of [
    'ad.approve',
    'ad.reject',
    'user.reveal-address',
    'user.suspend',
    'user.restore',
    'subscription.grant',
    'staff.hire',
  ])
    await expect(main.getByRole('row', { name: done })).toContainText(why);
});

test('a creator has a smaller area, and enters an ad for a seller with the consent noted', async ({
  page,
  baseURL,
}) => {
  const seller = await newPerson(String(baseURL));
  await signIn(page, 'cleo', String(baseURL));
  await page.goto('/post-an-ad/photos');
  await expect(page).toHaveURL(`${AREA}/enter-ad`);
  const main = page.getByRole('main');
  const rail = main.getByRole('navigation', { name: 'Staff area' });
  await expect(rail.getByRole('link')).toHaveText([
    'Today',
    /^Review queue/,
    'Ads',
    'Enter an ad',
    'My account',
  ]);
  for (const place of [
    'users',
    'audit',
    'figures',
    'banner',
    'rates',
    'staff?kind=staff',
    'export/users.csv',
  ])
    expect((await page.request.get(`${AREA}/${place}`)).status(), place).toBe(403);
  await main.getByLabel('Seller').fill('nobody-of-this-name');
  await main.getByLabel('When did they agree?').fill('2026-10-01');
  await main.getByLabel('How did they agree?').fill('By phone; she read the text back.');
  await main.getByRole('button', { name: /Continue/ }).click();
  await expect(main).toContainText('There is no seller of this name');
  await main.getByLabel('Seller').fill(seller.email);
  await main.getByRole('button', { name: /Continue/ }).click();
  await expect(page).toHaveURL(/post-an-ad\/photos\?draft=/);
  await page.goto(`${AREA}/ad-list`);
  await ready(page);
  await main.getByRole('link', { name: 'A draft without a title' }).first().click();
  await expect(main).toContainText('1 Oct 2026: By phone; she read the text back.');
});

async function act(page: Page, label: string, reason: string) {
  const part = page.getByRole('main').locator('details').filter({ hasText: label });
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  await part.getByLabel('Reason').fill(reason);
  await part.getByRole('button', { name: label }).click();
}
