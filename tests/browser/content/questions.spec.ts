import { expect, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';

test('questions narrow while somebody types, and the address follows without a page for Back', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/faq');
  await ready(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    // Who looks at the page is asked once it is taken over, typing or not.
    const isAboutMe = request.url().endsWith('/me.data');
    if (['document', 'fetch', 'xhr'].includes(request.resourceType()) && !isAboutMe)
      asked.push(request.url());
  });
  const box = page.getByLabel('Search the questions');
  await box.pressSequentially('dyed');
  await expect(page.getByText('1 question with “dyed”.')).toBeVisible();
  await expect(page.getByText('Can I sell hair that was dyed?')).toBeVisible();
  await expect(page.getByText('What does an ad cost?')).toBeHidden();
  await expect(page).toHaveURL(/\/faq\?q=dyed$/);
  expect(asked).toEqual([]);

  await page.reload();
  await expect(box).toHaveValue('dyed');
  await ready(page);
  await page.getByRole('link', { name: 'See all questions' }).click();
  await expect(page.getByText('What does an ad cost?')).toBeVisible();
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue('dyed');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a link to a question opens it, also from this page', async ({ page }) => {
  await page.goto('/faq#does-it-renew');
  await expect(page.getByText('It runs out on its day.')).toBeVisible();
  await ready(page);
  await page.getByLabel('Search the questions').fill('dyed');
  await page.evaluate(() => {
    location.hash = '#sell-dyed-hair';
  });
  // Nothing that was typed is lost by it.
  await expect(page.getByLabel('Search the questions')).toHaveValue('dyed');
});

test('words without an answer are told to us once somebody rests on them, and to nobody else', async ({
  page,
}) => {
  await page.goto('/faq');
  await ready(page);
  const told = page.waitForRequest('**/faq/missed');
  await page.getByLabel('Search the questions').pressSequentially('unicorn mane');
  await expect(page.getByRole('heading', { name: 'Most asked' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact-us?text=unicorn%20mane',
  );
  const request = await told;
  expect([request.method(), request.postData()]).toEqual(['POST', 'q=unicorn+mane']);
  expect((await request.response())?.status()).toBe(204);
});

test('whether a guide helped is said without leaving it', async ({ page }) => {
  await page.goto('/website-safety/');
  await ready(page);
  const asked = page.getByRole('region', { name: /Was this useful|Thank you/ });
  await page.context().setOffline(true);
  await asked.getByRole('button', { name: 'No' }).click();
  await expect(page.getByText('We could not be reached. Please say it again.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Thank you. Good to know.')).toBeVisible();
  await expect(page).toHaveURL(/\/website-safety\/$/);
});

test('an operation of the API is loaded when it is opened', async ({ page }) => {
  await page.goto('/api/docs');
  await ready(page);
  const card = page.getByRole('article', { name: '/api/price/estimate' });
  await expect(card.getByText('shortestLayer')).toHaveCount(0);
  await card.getByText('Access, input, output').click();
  await expect(card.getByText('shortestLayer')).toBeVisible();
  await expect(card.getByText('Access: anyone.')).toBeVisible();
});
