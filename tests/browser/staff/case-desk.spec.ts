import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { writeToUs } from './write-to-us.ts';

const AREA = '/super-admin-user';

test('a case is found, noted on, answered with a ready answer and closed; the person reads it and opens it again', async ({
  page,
  baseURL,
  browser,
}) => {
  const email = `${randomUUID()}@example.com`;
  const visit = await browser.newContext(baseURL ? { baseURL } : {});
  const visitor = await visit.newPage();
  const number = await writeToUs(visitor, email, 'I paid twice for one plan.');

  await signIn(page, 'dara', String(baseURL));
  const main = page.getByRole('main');
  await page.goto(`${AREA}/cases`);
  await ready(page);
  await main.getByRole('searchbox').fill(number);
  await main.getByRole('link', { name: number }).click();
  await expect(main.getByText('I paid twice for one plan.')).toBeVisible();

  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  const answer = main.getByLabel('Your answer, as they read it');
  await answer.fill('Hello, ');
  // What was begun in one tab stays while the other is used.
  await main.getByText('Only for staff', { exact: true }).click();
  await main.getByLabel('A note that only staff read').fill('A double tap.');
  await main.getByRole('button', { name: 'Save the note' }).click();
  await expect(main.getByText('Noted. Only staff read it.')).toBeVisible();
  await main.getByText('Answer them').click();
  await expect(answer).toHaveValue('Hello, ');
  await main.getByText('Ready answers', { exact: true }).last().click();
  await main.getByRole('link', { name: 'Your money is on its way' }).click();
  await expect(answer).toHaveValue(/^Hello, We have sent the money back/);
  await main.getByRole('button', { name: 'Send and close' }).click();
  await expect(main.getByText('Sent, and the case is closed.')).toBeVisible();
  await expect(answer).toHaveValue('');
  expect(documents, 'no act loaded a page').toEqual([]);

  await visitor.goto('/customer-service/case');
  const theirs = visitor.getByRole('main');
  await theirs.getByLabel('Case number').fill(number);
  await theirs.getByLabel('Your e-mail address').fill(email);
  await theirs.getByRole('button', { name: 'Show' }).click();
  await expect(theirs.getByText('We have sent the money back')).toBeVisible();
  await expect(theirs.getByText('A double tap.')).toHaveCount(0);
  await theirs.getByLabel('Write again').fill('It has not come yet.');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByText('We are working on it.')).toBeVisible();
  await visit.close();

  await page.reload();
  await expect(main.getByText('It has not come yet.')).toBeVisible();
  await expect(main.getByText('Waits for us')).toBeVisible();
});
