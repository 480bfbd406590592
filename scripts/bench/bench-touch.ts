// How soon the site answers under the finger, in a real browser, with its demo data:
//   npm run bench -- touch                                     this build
//   npm run bench -- touch --before http://localhost:4000      beside another build that runs there, by turns
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser/find-browser.ts';
import { openDemoSite } from './measure/demo-site.ts';
import { countMissed, sayFigure } from './measure/figure-lines.ts';

const { values: flags } = parseArgs({ options: { before: { type: 'string' } } });
const TRAVELS = 12;
const TICKS = 40;
const KEYS = 20;
const REST_MS = 400;
type Journey = { toAd: number[]; toAdAfterRest: number[]; back: number[] };

const folder = mkdtempSync(join(tmpdir(), 'fairhank-touch-'));
const site = await openDemoSite(folder);
try {
  const browser = await chromium.launch(await findBrowser());
  await measureTravel(browser);
  await measureTicks(browser);
  await measureKeys(browser);
  await browser.close();
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = countMissed() === 0 ? 0 : 1;

/** From a list to an ad and back, each site in its turn. */
async function measureTravel(browser: Browser): Promise<void> {
  const sites = { now: site.url, ...(flags.before && { before: flags.before }) };
  const found: Record<string, Journey> = {};
  for (let turn = 0; turn < TRAVELS; turn += 1)
    for (const [name, baseURL] of Object.entries(sites)) {
      const journey = (found[name] ??= { toAd: [], toAdAfterRest: [], back: [] });
      const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      journey.toAd.push(await travel(page, turn, 0));
      journey.back.push(await goBack(page));
      journey.toAdAfterRest.push(await travel(page, turn + 1, REST_MS));
      await context.close();
    }
  const rows = Object.entries(found).map(([name, { toAd, toAdAfterRest, back }]) => [
    name,
    { 'list to ad': median(toAd), 'with a resting hand': median(toAdAfterRest), back: median(back) },
  ]);
  console.table(Object.fromEntries(rows));
  const { now, before } = found;
  if (!now || !before) return;
  const ratio = (part: keyof Journey, of: keyof Journey = part) =>
    Math.round((median(now[part]) / median(before[of])) * 100) / 100;
  console.log(
    `against before: list to ad ${ratio('toAd')}, with a resting hand ${ratio('toAdAfterRest', 'toAd')}, back ${ratio('back')}`,
  );
}

async function travel(page: Page, turn: number, restMs: number): Promise<number> {
  await page.goto('/all-ads', { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const links = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  const link = links.nth(turn % 8);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  if (restMs > 0) await page.waitForTimeout(restMs);
  const began = performance.now();
  await link.click({ noWaitAfter: true });
  await page.waitForFunction(
    () => location.pathname.startsWith('/ad/') && document.querySelector('main h1')?.checkVisibility(),
    undefined,
    { polling: 'raf' },
  );
  return performance.now() - began;
}

async function goBack(page: Page): Promise<number> {
  await page.waitForTimeout(800);
  const began = performance.now();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(
    () => location.pathname === '/all-ads' && document.querySelector('main article')?.checkVisibility(),
    undefined,
    { polling: 'raf' },
  );
  return performance.now() - began;
}

/** From the tick of a filter to the frame that shows the other list. */
async function measureTicks(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.url}/all-ads`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const times: number[] = [];
  for (let turn = 0; turn < TICKS; turn += 1) {
    times.push(await page.evaluate(tick, turn % 5));
    await page.waitForTimeout(100);
  }
  await page.close();
  sayFigure("a filter's tick to its list, p95", percentile(times, 0.95), 'ms', { atMost: 150 });
}

async function tick(place: number): Promise<number> {
  const boxes = document.querySelectorAll<HTMLInputElement>('#filter-form input[name=colour]');
  const count = () => document.querySelector('main output')?.textContent;
  const before = count();
  const began = performance.now();
  boxes[place]?.click();
  while (count() === before && performance.now() - began < 3000) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}

/** From a key in the calculator to the frame with the new figure. */
async function measureKeys(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${site.url}/hair-price-calculator?length=24&weight=150`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  for (const [rate, atMost] of [
    [1, 50],
    [4, 100],
  ] as const) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const times: number[] = [];
    for (let turn = 0; turn < KEYS; turn += 1) {
      times.push(await page.evaluate(type, 140 + turn * 7 + rate));
      await page.waitForTimeout(700);
    }
    sayFigure(`a key to its figure, ${rate} × slowed, p95`, percentile(times, 0.95), 'ms', { atMost });
  }
  await page.close();
}

async function type(grams: number): Promise<number> {
  const box = document.querySelector<HTMLInputElement>('main input[name=weight]');
  const figure = () => document.querySelector('main')?.textContent;
  const before = figure();
  if (!box) return Number.NaN;
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const began = performance.now();
  value?.set?.call(box, String(grams));
  box.dispatchEvent(new Event('input', { bubbles: true }));
  while (figure() === before && performance.now() - began < 3000) await new Promise(requestAnimationFrame);
  return performance.now() - began;
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);
}

function median(times: readonly number[]): number {
  return percentile(times, 0.5);
}
