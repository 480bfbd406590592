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

type Axe = { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

const COLOUR_RULES = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * What somebody with another body or device could not use on this page as it stands, in one line each. `of` colours:
 * for a page that was asked in full before and has only changed its colours.
 */
export async function violations(page: Page, of: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options = { resultTypes: ['violations'], ...(of === 'colours' && COLOUR_RULES) };
  const found = await page.evaluate((asked) => (window as unknown as { axe: Axe }).axe.run(asked), options);
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
  );
}
