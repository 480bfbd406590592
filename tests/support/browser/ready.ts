import { expect, type Page } from '@playwright/test';

/**
 * React has taken the page over, parts whose script comes a moment later with it: from here on what needs script can be
 * used. Whoever is quicker sends a form as it is without script, which is another journey than the one under test.
 */
export const ready = async (page: Page): Promise<void> => {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('button')]
          .filter((button) => !Object.keys(button).some((key) => key.startsWith('__reactProps')))
          .map(({ textContent }) => textContent),
      ),
    )
    .toEqual([]);
};
