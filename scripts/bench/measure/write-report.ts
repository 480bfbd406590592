import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Growth } from './growth.ts';
import { type Load, LOAD_TOOL } from '../load/load.ts';

type Named<Value> = Value & { name: string };
type Fact = { what: string; value: string; limit?: string; isMet?: boolean };
/** The same bytes by everybody who could send them. */
export type UpperBounds = {
  form: string;
  bytes: number;
  bare: Load;
  kept: Load;
  /** nginx with the file, nginx with the file kept open, nginx with the site behind it. */
  file?: Load;
  openFile?: Load;
  proxied?: Load;
};

/** Everything one run found out. */
export type Report = {
  machine: string;
  main: number;
  pages: Named<{ path: string; kept: Load; rendered?: Load; anew?: Load }>[];
  limits: UpperBounds[];
  /** Every request for another page of the list, so that no answer of the list itself is cached. */
  pageAfterPage?: Load;
  halfLoad?: Load & { rate: number };
  api: Named<Load>[];
  signedIn: Named<Load>[];
  deeds: Named<{ perSecond: number; p50: number; p99: number; refused: number }>[];
  growth: Growth[];
  facts: Fact[];
  budgets?: string;
  lighthouse?: string;
};

export function describeMachine(): string {
  const [first] = cpus();
  const git = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${first?.model.trim()}, ${memory} GB, ${process.platform}, Node ${process.version}, load by ${LOAD_TOOL} on the same machine, commit ${git}, ${new Date().toISOString()}`;
}

/** Gives back what is not met. */
export function writeReport(folder: string, report: Report): string[] {
  const rows = asked(report);
  const text = [
    '# Bench',
    report.machine,
    'Ratios are the result; times and counts belong to this machine and this hour.',
    '## Numbers that are asked for',
    table(['what', 'measured', 'asked', 'met'], rows),
    `## Visitors' pages, ${report.main.toLocaleString('en-GB')} ads, 32 connections`,
    table(
      ['page', 'kept /s', 'p50 ms', 'p99 ms', 'rendered /s', 'p50 ms', 'p99 ms', 'nothing kept at all /s'],
      report.pages.map(({ name, kept, rendered, anew }) => [
        name,
        ...cells(kept),
        ...cells(rendered),
        anew ? round(anew.perSecond) : '',
      ]),
    ),
    '## The limit: the same bytes',
    table(
      [
        'form',
        'bytes',
        'bare node:http /s',
        'kept page /s',
        'share',
        'nginx, file /s',
        'nginx, site /s',
        'share',
        'nginx, file kept open /s',
        'share',
      ],
      report.limits.map(({ form, bytes, bare, kept, file, openFile, proxied }) => [
        form,
        String(bytes),
        round(bare.perSecond),
        round(kept.perSecond),
        share(kept, bare),
        ...(file && openFile && proxied
          ? [
              round(file.perSecond),
              round(proxied.perSecond),
              share(proxied, file),
              round(openFile.perSecond),
              share(proxied, openFile),
            ]
          : ['nginx is not installed', '', '', '', '']),
      ]),
    ),
    '## API, 32 connections',
    loads(report.api),
    '## Pages for somebody signed in (never kept), 32 connections',
    loads(report.signedIn),
    '## What people do, one after the other',
    table(
      ['deed', 'p50 ms', 'p99 ms', '/s', 'refused'],
      report.deeds.map(({ name, p50, p99, perSecond, refused }) => [
        name,
        p50.toFixed(1),
        p99.toFixed(1),
        perSecond.toFixed(1),
        String(refused),
      ]),
    ),
    '## Growth: p50 in ms of one request at a time, nothing kept',
    growthTable(report.growth),
    '## Also',
    table(
      ['what', 'value'],
      report.facts.map(({ what, value }) => [what, value]),
    ),
    '## Bytes',
    `\`\`\`\n${report.budgets ?? ''}\`\`\``,
    '## Lighthouse',
    report.lighthouse
      ? `\`\`\`\n${report.lighthouse}\`\`\``
      : 'There is no command bench:lighthouse, or it was switched off.',
  ].join('\n\n');
  writeFileSync(join(folder, 'report.md'), `${text}\n`);
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report, undefined, 2));
  console.log(text);
  return rows.filter((row) => row[3] !== 'yes').map(([what]) => what ?? '');
}

function asked(report: Report): string[][] {
  const rows: [what: string, measured: string, asked: string, isMet: boolean | undefined][] = [];
  for (const { form, kept, bare, file, proxied } of report.limits) {
    const isMet = kept.perSecond >= 0.8 * bare.perSecond;
    rows.push([`kept page, ${form}, of a bare node:http server`, share(kept, bare), '≥ 80 %', isMet]);
    const what = `behind nginx, ${form}, of nginx with the file`;
    if (file && proxied)
      rows.push([what, share(proxied, file), '≥ 90 %', proxied.perSecond >= 0.9 * file.perSecond]);
    else rows.push([what, 'nginx is not installed', '≥ 90 %', false]);
  }
  const rendered = report.pages.find(({ name }) => name === 'all ads')?.rendered;
  if (rendered)
    rows.push([
      'a rendered list page',
      `${round(rendered.perSecond)} /s`,
      '≥ 400 /s',
      rendered.perSecond >= 400,
    ]);
  if (report.pageAfterPage) {
    const { perSecond } = report.pageAfterPage;
    rows.push([
      'a rendered list page, each another one',
      `${round(perSecond)} /s`,
      '≥ 400 /s',
      perSecond >= 400,
    ]);
  }
  if (report.halfLoad) {
    const { rate, p99 } = report.halfLoad;
    rows.push([`its p99 at ${rate} /s`, `${p99.toFixed(0)} ms`, '≤ 50 ms', p99 <= 50]);
  }
  const api = (name: string) => report.api.find((each) => each.name === name)?.perSecond ?? 0;
  rows.push(['list API', `${round(api('list, newest'))} /s`, '≥ 500 /s', api('list, newest') >= 500]);
  rows.push([
    'keyword search',
    `${round(api('keyword search'))} /s`,
    '≥ 200 /s',
    api('keyword search') >= 200,
  ]);
  const worst = Math.max(...slowdowns(report.growth).map(([, factor]) => factor));
  rows.push(['most slowed down, smallest to largest', `× ${worst.toFixed(2)}`, '≤ × 2', worst <= 2]);
  const heaviest = Math.max(...report.growth.map(({ memory }) => memory));
  rows.push(['memory of the site, most at any size', `${heaviest} MB`, '≤ 400 MB', heaviest <= 400]);
  for (const { what, value, limit, isMet } of report.facts) if (limit) rows.push([what, value, limit, isMet]);
  return rows.map(([what, measured, limit, isMet]) => [what, measured, limit, isMet ? 'yes' : 'NO']);
}

function slowdowns(growth: Growth[]): [string, number][] {
  const [first, last] = [growth[0], growth.at(-1)];
  if (!first || !last) return [];
  return Object.keys(first.p50).map((name) => [name, (last.p50[name] ?? 0) / (first.p50[name] || 1)]);
}

function growthTable(growth: Growth[]): string {
  const factors = slowdowns(growth);
  return table(
    ['what', ...growth.map(({ size }) => `${size.toLocaleString('en-GB')} ads`), 'factor'],
    [
      ...factors.map(([name, factor]) => [
        name,
        ...growth.map(({ p50 }) => (p50[name] ?? 0).toFixed(1)),
        `× ${factor.toFixed(2)}`,
      ]),
      ['memory of the site, MB', ...growth.map(({ memory }) => String(memory)), ''],
    ],
  );
}

const loads = (rows: Named<Load>[]) =>
  table(
    ['what', '/s', 'p50 ms', 'p99 ms', 'failed'],
    rows.map((row) => [row.name, ...cells(row), String(row.failed)]),
  );

const cells = (load: Load | undefined) =>
  load ? [round(load.perSecond), load.p50.toFixed(1), load.p99.toFixed(1)] : ['', '', ''];
const round = (value: number) => Math.round(value).toLocaleString('en-GB');
const share = (part: Load, whole: Load) => `${Math.round((part.perSecond / whole.perSecond) * 100)} %`;

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
