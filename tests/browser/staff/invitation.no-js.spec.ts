import { test } from '@playwright/test';
import { inviteSellers } from './invitation.ts';

test.describe.configure({ timeout: 120_000 });

test('without JavaScript: an ad for somebody without an account is taken up, refused, withdrawn', async ({
  browser,
  baseURL,
}) => {
  await inviteSellers(browser, { address: String(baseURL), javaScriptEnabled: false, isChecked: false });
});
