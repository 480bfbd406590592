import { expect, test } from '@playwright/test';

test('without JavaScript: a question is found, a message gets a number, and a case can be looked up', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByLabel('Search the questions').fill('renew');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Does my plan renew by itself?')).toBeVisible();
  await page.getByRole('link', { name: 'Write to us' }).click();

  await expect(page.getByLabel('Your message')).toHaveValue('renew');
  await page.getByLabel('Your message').fill('Does my plan go on by itself after 90 days?');
  await page.waitForTimeout(3100);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('Please check what you entered.');
  await expect(page.getByLabel('Your message')).toHaveValue(/90 days/);
  await page.getByLabel('What is it about?').selectOption('plan');
  await page.getByRole('main').getByLabel('Your e-mail address').fill('nojs@example.com');
  await page.waitForTimeout(3100);
  await page.getByRole('button', { name: 'Send' }).click();
  const number = /FH-\d\d-[A-Z2-9]{6}/.exec(await page.getByRole('alert').innerText())?.[0] ?? '';
  expect(number).not.toBe('');

  await page.getByRole('link', { name: 'the status of your case' }).click();
  await page.getByLabel('Case number').fill(number);
  await page.getByRole('main').getByLabel('Your e-mail address').fill('nojs@example.com');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('alert')).toContainText('One of us is on it');
});
