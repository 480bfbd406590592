import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { appealAgainstRemoval } from './appeal.ts';

test('reported, removed with reasons, appealed against, given back', async ({ browser, baseURL }) => {
  const { bela, close } = await appealAgainstRemoval(browser, String(baseURL), true);
  const { violations } = await new AxeBuilder({ page: bela }).setLegacyMode(true).include('main').analyze();
  expect(violations).toEqual([]);
  await close();
});
