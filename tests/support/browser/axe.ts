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

/** By far the longest to find out. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const COLOURS = { runOnly: COLOUR_RULES };
const WITHOUT_COLOURS = { rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) };

/** For a page that was asked in full before: 'main' if it has another width since, 'colours' if it has only those. */
type Of = 'everything' | 'main' | 'colours';

/** What somebody with another body or device could not use on this page as it stands, in one line each. */
export const violations = (page: Page, of: Of): Promise<string[]> =>
  ask(page, null, of === 'colours' ? COLOURS : {});

/** The same where the frame, which every page shares, was asked before: its colours, and at a second width all of it. */
export async function violationsOfPage(page: Page, of: Of): Promise<string[]> {
  if (of !== 'everything') return ask(page, 'main', of === 'colours' ? COLOURS : {});
  return [...(await ask(page, null, WITHOUT_COLOURS)), ...(await ask(page, 'main', COLOURS))];
}

async function ask(page: Page, within: string | null, rules: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What fades in has its colours when it is there.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
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
