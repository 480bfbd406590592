import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

// The one that @axe-core/playwright brings. Put into a page once, it is asked as often as the page changes its shape.
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

type Found = { violations: { id: string; nodes: { html: string }[] }[] };
type Axe = { run(within: Document | string, options: object): Promise<Found> };

const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** For a page that was asked in full before: 'main' if it has another width since, 'colours' if it has only those. */
type Of = 'everything' | 'main' | 'colours';

/** What somebody with another body or device could not use on this page as it stands, in one line each. */
export const violations = (page: Page, of: Of): Promise<string[]> =>
  ask(page, null, of === 'colours' ? COLOURS : {});

/** The same, but the frame, which every page shares, is asked once: neither at a second width nor in other colours. */
export const violationsOfPage = (page: Page, of: Of): Promise<string[]> =>
  of === 'everything' ? violations(page, of) : ask(page, 'main', of === 'colours' ? COLOURS : {});

async function ask(page: Page, within: string | null, rules: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Our pages have neither films nor styles that turn them: axe need not load everything again to see that.
  const options = { resultTypes: ['violations'], preload: false, ...rules };
  const found = await page.evaluate(
    (asked) => (window as unknown as { axe: Axe }).axe.run(asked.within ?? document, asked.options),
    { within, options },
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
  );
}
