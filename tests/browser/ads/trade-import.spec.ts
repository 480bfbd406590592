import { test } from '@playwright/test';
import { sendAFile } from '../../support/browser/send-a-file.ts';

test(
  'a file is tried, its wrong cell is seen, the rest is run and the report kept',
  { tag: '@both' },
  async ({ page, baseURL }) => sendAFile(page, { address: baseURL ?? '', isAlive: true }),
);
