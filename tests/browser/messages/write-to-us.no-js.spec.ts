import { expect, type Page, test } from '@playwright/test';

/** A form that is sent sooner than three seconds after it first came is a program's. The page says when that was. */
async function waitAsPeopleDo(page: Page): Promise<void> {
  const stamp = await page.locator('input[name="stamp"]').inputValue();
  const age = () => Date.now() - Number(stamp.split('.')[0]);
  await expect.poll(age, { intervals: [50] }).toBeGreaterThan(3000);
}

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
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('Please check what you entered.');
  await expect(page.getByLabel('Your message')).toHaveValue(/90 days/);
  await page.getByLabel('What is it about?').selectOption('plan');
  await page.getByRole('main').getByLabel('Your e-mail address').fill('nojs@example.com');
  await waitAsPeopleDo(page);
  await page.getByRole('button', { name: 'Send' }).click();
  const number = /FH-\d\d-[A-Z2-9]{6}/.exec(await page.getByRole('alert').innerText())?.[0] ?? '';
  expect(number).not.toBe('');

  await page.getByRole('link', { name: 'the status of your case' }).click();
  await page.getByLabel('Case number').fill(number);
  await page.getByRole('main').getByLabel('Your e-mail address').fill('nojs@example.com');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('main')).toContainText('We are working on it');
});
