import { expect, test } from '@playwright/test';
import { hairPhoto } from '../../support/photos/hair-photo.ts';
import { noPhoto, openPhotoStep } from './photo-step.ts';

test('without JavaScript: a refused photo says why at its place, makes no draft, and the rest goes on', async ({
  page,
  baseURL,
}) => {
  const { main, photos } = await openPhotoStep(page, baseURL);
  await main.getByLabel('The ends').setInputFiles(noPhoto('ends, “close” 🌺.jpg'));
  await main.getByRole('button', { name: 'Continue, photos later' }).click();
  const slot = main.getByRole('listitem').filter({ has: page.getByLabel('The ends') });
  await expect(slot).toContainText(/ends, “close” 🌺\.jpg: We cannot read this file as a photo/);
  expect(new URL(page.url()).search).toBe('');

  const six = await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => hairPhoto(`${name}.jpg`)));
  await main.getByLabel('Choose photos').setInputFiles([noPhoto('none.jpg'), ...six]);
  await main.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(photos).toHaveCount(5);
  await expect(main.getByText(/^none\.jpg: We cannot read this file/)).toBeVisible();
  await expect(main.getByText('6.jpg: The plan Seller Free allows 5 photos.')).toBeVisible();
  await expect(main.getByText(/ends, “close”/)).toHaveCount(0);
  await page.reload();
  await expect(main.getByText(/none\.jpg/)).toHaveCount(0);
  await expect(photos).toHaveCount(5);
  await main.getByRole('link', { name: 'Continue to the hair' }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
});
