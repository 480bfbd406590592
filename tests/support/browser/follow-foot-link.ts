import type { Page } from '@playwright/test';

/** By a link at the foot of the page, which on a phone stands in a fold. */
export async function followFootLink(page: Page, name: string): Promise<void> {
  const foot = page.getByRole('contentinfo');
  const link = page.getByRole('link', { name, exact: true, includeHidden: true });
  const fold = foot.locator('details:not([open])').filter({ has: link });
  if (await fold.locator('summary').isVisible()) await fold.locator('summary').click();
  await foot.getByRole('link', { name, exact: true }).click();
}
