import { expect, type Page } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';

/** What almost any hair fits, so that there are three sets whatever else is sold meanwhile. */
export const WIDE_NEED =
  '/bundles?grams=100&length=10&spread=6&colour=black,brown&texture=straight,wavy&treatment=virgin&types=mixed&to=GB&currency=GBP&parcel=10';

/** The page of the bundle builder, as somebody finds their way on it. */
export function bundlesOn(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    sets: main.getByRole('navigation', { name: 'Sets that go together' }).getByRole('link'),
    hanks: main.getByRole('list', { name: 'The hanks of this set' }).locator('> li'),
    sum: main.getByRole('region', { name: 'What it costs' }),
    drawing: main.getByRole('img', { name: /hanks hang from one rod/ }),
    line: main.locator('.bun-line'),
    answer: main.locator('.bun-answer'),
    field: (name: 'Weight' | 'At least this long' | 'Lengths may differ by') =>
      main.getByRole('spinbutton', { name, exact: true }),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    /** On a phone the need is a sheet. */
    openNeed: async (isMobile: boolean) => {
      if (isMobile) await main.getByRole('button', { name: 'Change' }).click();
      await expect(main.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
    },
  };
}

export async function openBundles(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
  return bundlesOn(page);
}
