import { test } from '@playwright/test';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { giveBackOwn } from './give-back.ts';

test('without JavaScript: who changes their mind has the money back', async ({ page, baseURL }) => {
  await registerInBrowser(page, baseURL ?? '', 2);
  await giveBackOwn(page, true);
});
