import { expect, test } from '@playwright/test';
import { newPerson } from '#tests/support/browser/register-in-browser.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';

test('many rows at once without script: one is stale, the others are done, and undone', async ({
  page,
  baseURL,
}) => {
  const people = [await newPerson(String(baseURL)), await newPerson(String(baseURL))];
  await signIn(page, 'dara', String(baseURL));
  const main = page.getByRole('main');
  const names = people.map(({ username }) => username);
  await page.goto(`/super-admin-user/users?sort=newest`);
  for (const name of names) await main.getByLabel(`Choose ${name}`).check();
  // Meanwhile a colleague suspends the first of them.
  const other = await page.context().newPage();
  await other.goto(`/super-admin-user/users?q=${names[0]}`);
  const one = other.getByRole('main');
  await one.getByLabel(`Choose ${names[0]}`).check();
  await one.getByRole('combobox', { name: 'Action' }).selectOption('Suspend');
  await one.getByLabel('Reason (for the audit log)').fill('A colleague was quicker.');
  await one.getByRole('button', { name: 'Apply' }).click();
  await expect(one.getByRole('alert')).toContainText('Suspend: 1 of 1 done.');

  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByRole('alert')).toContainText('Choose what to do.');
  for (const name of names) await main.getByLabel(`Choose ${name}`).check();
  await main.getByRole('combobox', { name: 'Action' }).selectOption('Suspend');
  await main.getByLabel('Reason (for the audit log)').fill('Both were robots.');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByRole('alert')).toContainText('Suspend: 1 of 2 done.');
  await expect(main).toContainText(`${names[0]} is suspended already.`);
  await main.getByRole('button', { name: 'Undo it' }).click();
  await expect(main.getByRole('alert')).toContainText('Restore: 1 of 1 done.');
});
