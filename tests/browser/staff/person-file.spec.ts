import { expect, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';

test('in the file of a person staff note, write, ban and lift, without a page load', async ({
  page,
  baseURL,
  browser,
}) => {
  const visit = await browser.newContext(baseURL ? { baseURL } : {});
  const theirs = await visit.newPage();
  await registerInBrowser(theirs, String(baseURL), 1);
  const userId = (await visit.cookies()).find(({ name }) => name === 'id')?.value;

  await signIn(page, 'dara', String(baseURL));
  await page.goto(`/super-admin-user/user/${userId}`);
  await ready(page);
  const main = page.getByRole('main');
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));

  const note = main.getByLabel('A note that only staff read');
  await note.fill('Telephoned on Monday.');
  await main.getByRole('button', { name: 'Save the note' }).click();
  await expect(main.getByText('Telephoned on Monday.')).toBeVisible();
  await expect(note).toHaveValue('');
  await main.getByRole('button', { name: 'Take back' }).click();
  await expect(main.getByText('Telephoned on Monday.')).toHaveCount(0);

  await main.getByLabel('Subject').fill('Your question');
  await main.getByLabel('Message, as they read it').fill('Which of the two did you mean?');
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(main.getByText('Sent. They read it by e-mail')).toBeVisible();

  const ban = main.getByRole('group').filter({ hasText: 'Ban the address or devices' }).first();
  await main.getByText('Ban the address or devices', { exact: true }).first().click();
  await ban.getByText('The e-mail address', { exact: true }).click();
  await ban.getByText('7 days').click();
  await ban.getByLabel('Reason (for the audit log)').fill('The third account this week.');
  await ban.getByRole('button', { name: 'Ban the address or devices' }).click();
  await expect(main.getByText('Address banned')).toBeVisible();
  const lifting = main.getByRole('group').filter({ hasText: 'Lift this ban' });
  await lifting.getByText('Lift this ban', { exact: true }).first().click();
  await lifting.getByLabel('Reason (for the audit log)').fill('A mistake of ours.');
  await lifting.getByRole('button', { name: 'Lift this ban' }).click();
  await expect(main.getByText('Address banned')).toHaveCount(0);
  expect(documents, 'no act loaded a page').toEqual([]);

  await theirs.goto('/notifications');
  await theirs.getByRole('main').getByText('We have written to you').click();
  await expect(theirs.getByRole('main').getByText('Which of the two did you mean?')).toBeVisible();
  await theirs.getByLabel('Write again').fill('The first one, please.');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByText('We are working on it.')).toBeVisible();
  await visit.close();
});
