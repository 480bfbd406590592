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
import { countMissed, sayFigure } from './measure/figure-lines.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Pages of words and lists are asked for more than those full of photos. */
const FAST = ['list', 'text'];
const MOST = [
  ['cumulative-layout-shift', 'layout shift', '', 0.02],
  ['total-blocking-time', 'blocked', 'ms', 200],
  ['largest-contentful-paint', 'largest paint', 'ms', 2000],
] as const;
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string; weight?: number }>;
};

const { values: flags } = parseArgs({ options: { only: { type: 'string', default: 'home,list,ad,text' } } });
const folder = mkdtempSync(join(tmpdir(), 'fairhank-lighthouse-'));
const site = await openDemoSite(folder);
const origin = site.url;
try {
  const pages = { home: '/', list: '/all-ads', ad: await firstAd(), text: '/website-safety/' };
  const wanted = Object.entries(pages).filter(([name]) => flags.only.split(',').includes(name));
  for (const [name, path] of wanted) show(name, await measure(name, origin + path));
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = countMissed() === 0 ? 0 : 1;

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

/** Each figure beside what is asked; of a page that falls short, what Lighthouse found. */
function show(name: string, { categories, audits }: Report): void {
  const before = countMissed();
  const fastEnough = FAST.includes(name) ? 97 : 95;
  for (const [category, { score }] of Object.entries(categories))
    sayFigure(`${name}, ${category}`, Math.round((score ?? 0) * 100), '', {
      atLeast: category === 'performance' ? fastEnough : 100,
    });
  for (const [audit, said, unit, atMost] of MOST)
    sayFigure(`${name}, ${said}`, audits[audit]?.numericValue ?? Infinity, unit, { atMost });
  if (countMissed() === before) return;
  for (const { title, score } of Object.values(audits))
    if (score !== null && score < 0.9) console.log(`  ${score} ${title}`);
}
