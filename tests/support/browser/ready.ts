import type { Page } from '@playwright/test';

/** React has taken the page over: from here on what needs script can be used. A person is never quicker than that. */
export const ready = (page: Page): Promise<void> =>
  page.locator('html[data-ready]').waitFor({ state: 'attached' });
