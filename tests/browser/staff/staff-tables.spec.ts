import { expect, test } from '@playwright/test';
import { newPerson } from '#tests/support/browser/register-in-browser.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';

const AREA = '/super-admin-user';

test.describe.configure({ timeout: 60_000 });

test('rows are ticked by click, Shift and Space, and what is done to them loads no page', async ({
  page,
  baseURL,
}) => {
  const person = await newPerson(String(baseURL));
  await signIn(page, 'dara', String(baseURL));
  const main = page.getByRole('main');
  await page.goto(`${AREA}/users?sort=name`);
  await ready(page);
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  const boxes = main.getByRole('checkbox', { name: /^Choose (?!all)/ });
  const all = main.getByRole('checkbox', { name: 'Choose all rows on this page' });
  const count = await boxes.count();
  expect(count).toBeGreaterThan(4);

  await boxes.nth(1).click();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(main.getByText('3 rows ticked')).toBeVisible();
  for (const place of [1, 2, 3]) await expect(boxes.nth(place)).toBeChecked();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await boxes.nth(2).focus();
  await page.keyboard.press('Space');
  await expect(main.getByText('2 rows ticked')).toBeVisible();
  await all.check();
  await expect(main.getByText(`${count} rows ticked`)).toBeVisible();
  await all.uncheck();
  await expect(main.getByText('With the ticked rows')).toBeVisible();

  // The tools act when they are touched, and the address says what they were told.
  await main.getByLabel('Search').fill(person.username);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === person.username);
  await expect(main.getByLabel('Search')).toHaveValue(person.username);
  await main.getByLabel(`Choose ${person.username}`).check();
  await main.getByRole('combobox', { name: 'Action' }).selectOption('Suspend');
  await main.getByRole('button', { name: 'Apply to 1' }).click();
  await expect(main.getByRole('alert'), 'what is refused keeps the ticks').toContainText('reason');
  await expect(main.getByLabel(`Choose ${person.username}`)).toBeChecked();
  await main.getByLabel('Reason (for the audit log)').fill('A robot.');
  await page.context().setOffline(true);
  await main.getByRole('button', { name: 'Apply to 1' }).click();
  await expect(main.getByRole('alert')).toContainText('We could not be reached');
  await page.context().setOffline(false);
  await main.getByRole('button', { name: 'Apply to 1' }).click();
  await expect(main.getByRole('alert')).toContainText('Suspend: 1 of 1 done.');
  await expect(main.getByRole('row', { name: person.username })).toContainText('Suspended');
  await expect(main.getByLabel('Reason (for the audit log)')).toHaveValue('');
  await expect(main.getByLabel(`Choose ${person.username}`)).not.toBeChecked();
  await main.getByRole('button', { name: 'Undo it' }).click();
  await expect(main.getByRole('alert')).toContainText('Restore: 1 of 1 done.');

  await main.getByRole('combobox', { name: 'State' }).selectOption('suspended');
  await expect(page).toHaveURL(/state=suspended/);
  await page.goBack();
  await expect(main.getByRole('combobox', { name: 'State' })).toHaveValue('');
  await expect(main.getByRole('row', { name: person.username })).toBeVisible();
  expect(documents, 'nothing of this loaded a page').toEqual([]);
});

test('a chart tells its numbers under the hand and by the arrow keys', async ({ page, baseURL }) => {
  await signIn(page, 'dara', String(baseURL));
  await page.goto(`${AREA}/figures`);
  await ready(page);
  const chart = page.getByRole('figure').filter({ hasText: 'Ads that went live and were sold' });
  const bars = chart.getByRole('slider');
  await bars.focus();
  const last = await bars.getAttribute('aria-valuetext');
  expect(last).toMatch(/: Went live \d+, Sold \d+$/);
  await expect(chart.getByText(String(last), { exact: true }).last()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(bars).not.toHaveAttribute('aria-valuetext', String(last));
  await page.keyboard.press('Home');
  await expect(bars).toHaveAttribute('aria-valuenow', '0');
  await bars.blur();
  await bars.hover();
  await expect(chart.getByText(/: Went live \d+, Sold \d+$/).last()).toBeVisible();
});
