import { test } from '@playwright/test';
import { appealAgainstRemoval } from './appeal.ts';

test('without JavaScript: reported, removed with reasons, appealed against, given back', async ({
  browser,
  baseURL,
}) => {
  const { close } = await appealAgainstRemoval(browser, String(baseURL), false);
  await close();
});
