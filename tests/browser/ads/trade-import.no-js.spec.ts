import { test } from '@playwright/test';
import { sendAFile } from '../../support/browser/send-a-file.ts';

test('a file is tried, run and reported without script', async ({ page, baseURL }) =>
  sendAFile(page, { address: baseURL ?? '', isAlive: false }));
