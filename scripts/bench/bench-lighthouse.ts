// Lighthouse, as on a middling phone, over the built site with its demo data:
//   npm run bench -- lighthouse                      home, a list, an ad, a text page
//   npm run bench -- lighthouse --only home,ad    some of them
// Lighthouse itself is fetched when it is wanted: it weighs more than everything else here together.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '#tests/support/browser/find-browser.ts';
import { openDemoSite } from './measure/demo-site.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_SHIFT = 0.02;
type Category = keyof typeof LEAST;
type Report = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string; weight?: number }>;
};

const { values: flags } = parseArgs({ options: { only: { type: 'string', default: 'home,list,ad,text' } } });
const folder = mkdtempSync(join(tmpdir(), 'fairhank-lighthouse-'));
const site = await openDemoSite(folder);
const origin = site.url;
try {
  const pages = { home: '/', list: '/all-ads', ad: await firstAd(), text: '/website-safety/' };
  const wanted = Object.entries(pages).filter(([name]) => flags.only.split(',').includes(name));
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, path] of wanted) rows[name] = show(name, await measure(name, origin + path));
  console.table(rows);
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function firstAd(): Promise<string> {
  const list = await (await fetch(`${origin}/all-ads`)).text();
  return /href="(\/ad\/[^"]+)"/.exec(list)?.[1] ?? '/all-ads';
}

async function measure(name: string, url: string): Promise<Report> {
  const { executablePath, args, env } = await findBrowser();
  const file = join(folder, `${name}.json`);
  const child = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${(args ?? []).join(' ')}`,
    ],
    {
      env: { ...process.env, ...(env as NodeJS.ProcessEnv), CHROME_PATH: executablePath },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** One row of the table; what falls short is named and fails the run. */
function show(name: string, { categories, audits }: Report): Record<string, number> {
  const scores = Object.fromEntries(
    Object.entries(categories).map(([category, { score }]) => [category, Math.round((score ?? 0) * 100)]),
  );
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 1;
  const short = (Object.keys(LEAST) as Category[]).filter(
    (category) => (scores[category] ?? 0) < LEAST[category],
  );
  if (short.length > 0 || shift > MAX_SHIFT) {
    process.exitCode = 1;
    console.log(`TOO LITTLE: ${name}: ${short.join(', ')}${shift > MAX_SHIFT ? ` shift ${shift}` : ''}`);
    for (const { title, score } of Object.values(audits))
      if (score !== null && score < 0.9) console.log(`  ${score} ${title}`);
  }
  const ms = (audit: string) => Math.round(audits[audit]?.numericValue ?? 0);
  return {
    ...scores,
    shift: Math.round(shift * 1000) / 1000,
    'first paint, ms': ms('first-contentful-paint'),
    'largest paint, ms': ms('largest-contentful-paint'),
    'blocked, ms': ms('total-blocking-time'),
  };
}
