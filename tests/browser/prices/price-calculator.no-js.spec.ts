import { expect, test } from '@playwright/test';

test('without JavaScript: from the question to a range, and on to ads like it', async ({ page }) => {
  await page.goto('/hair-price-calculator');
  await page.getByRole('main').getByLabel('Length', { exact: true }).fill('17.5');
  await page.getByRole('main').getByLabel('Weight', { exact: true }).fill('150');
  await page.getByRole('main').getByLabel('Colour').selectOption('brown');
  await page.getByRole('main').getByLabel('Hair type').selectOption('caucasian');
  await page.getByRole('main').getByLabel('Currency').selectOption('GBP');
  await page.getByRole('button', { name: 'What is it worth?' }).click();

  await expect(page).toHaveURL(/length=17\.5.*currency=GBP.*#answer$/);
  const answer = page.getByRole('region', { name: 'What hair like this fetches' });
  for (const figure of ['£60', '£140', '£275'])
    await expect(answer.getByText(figure, { exact: true })).toBeVisible();
  await expect(answer.getByRole('figure', { name: 'From £60 to £275, asking price £140' })).toBeVisible();
  await expect(answer).toContainText('Some private sales went higher');
  await expect(page.getByText('+150 %')).toBeVisible();

  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row', { name: /^24 / })).toContainText('29.3 in');

  await expect(answer.getByRole('link', { name: 'Post an ad with these numbers' })).toHaveAttribute(
    'href',
    /^\/register\?next=%2Fpost-an-ad%2Fstart%3Flength%3D445mm%26weight%3D150%26colour%3Dbrown.*price%3D140/,
  );
  await answer.getByRole('link', { name: 'See ads like this' }).click();
  await expect(page).toHaveURL(
    /\/all-ads\?.*colour=brown&ethnicity=caucasian&texture=straight&treatment=virgin/,
  );
  await expect(page).toHaveURL(/minWeight=75&maxWeight=300&currency=GBP/);
});

test('without JavaScript: wrong numbers come back with the nearest right ones, and never NaN', async ({
  page,
}) => {
  const answer = await page.goto('/hair-price-calculator?length=-5&weight=1e99&colour=blond');
  expect(answer?.status()).toBe(422);
  await expect(page.getByText('The smallest length we can price is 0.5 in (1.3 cm).')).toBeVisible();
  await expect(page.getByText('The largest weight we can price is 5,000 g (176 oz).')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Colour')).toHaveValue('blonde');
  await expect(page.getByRole('main').getByLabel('Length', { exact: true })).toHaveValue('-5');
  expect(await page.content()).not.toContain('NaN');
});

test('without JavaScript: short hair hears kindly that there is no market, and what to do', async ({
  page,
}) => {
  await page.goto('/hair-price-calculator?length=4&weight=30');
  const answer = page.getByRole('region', { name: 'No real market yet' });
  await expect(answer).toContainText('Keep growing.');
  await expect(answer).toContainText('Charities');
  await expect(answer.getByText('Ask for', { exact: true })).toHaveCount(0);
});
