import { test } from '@playwright/test';
import { inviteSellers } from './invitation.ts';

test.describe.configure({ timeout: 120_000 });

test('an ad for somebody without an account: taken up, refused, withdrawn', async ({ browser, baseURL }) => {
  await inviteSellers(browser, { address: String(baseURL), javaScriptEnabled: true, isChecked: true });
});
