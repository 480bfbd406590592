import type { Page } from '@playwright/test';

/** From here on time passes only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
