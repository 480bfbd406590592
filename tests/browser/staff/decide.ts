import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';

/** As many as a decision may take: to tick, to tap and to type are one each. */
const MOST_ACTIONS = 3;
const MOST_SECONDS = 20;

/** Decides something on the page where it is decided, and sees that no page is loaded for it. */
export async function decide(
  page: Page,
  path: string,
  says: string | RegExp,
  actions: readonly ((main: Locator) => Promise<void>)[],
): Promise<void> {
  await page.goto(path);
  await ready(page);
  const documents: string[] = [];
  const note = (request: Request) => request.resourceType() === 'document' && documents.push(request.url());
  page.on('request', note);
  const main = page.getByRole('main');
  const begun = Date.now();
  for (const action of actions) await action(main);
  await expect(main.getByText(says)).toBeVisible();
  page.off('request', note);
  expect(actions.length, `${path}: actions`).toBeLessThanOrEqual(MOST_ACTIONS);
  expect(documents, `${path}: pages that were loaded`).toEqual([]);
  expect((Date.now() - begun) / 1000, `${path}: seconds`).toBeLessThan(MOST_SECONDS);
}
