import type { Page } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';

/** A list, and the hands on it. On a phone the filters are a sheet that is opened first. */
export async function openList(page: Page, path: string, isMobile = false) {
  await page.goto(path);
  await ready(page);
  const main = page.getByRole('main');
  if (isMobile) await main.getByRole('button', { name: /^Filter/ }).click();
  return {
    main,
    box: (name: RegExp) => main.getByRole('checkbox', { name }),
    cards: main.getByRole('list', { name: 'Ads found' }).getByRole('article'),
    // By its role: an ad page says of its seller how many ads there are, too.
    count: main.getByRole('status').filter({ hasText: /^(?:\d+|No) ads?$/ }),
    chip: (label: string) => main.getByRole('link', { name: `Remove ${label}` }),
    results: main.getByRole('region', { name: 'Ads' }),
  };
}
