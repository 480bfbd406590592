import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Load, LOAD_TOOL } from '../load/load.ts';
import { count, type Figure, findP50, listAskedFigures } from './asked-figures.ts';
import type { Growth } from './growth.ts';

type Named<Value> = Value & { name: string };
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
  /** A list page from the cache to a visitor, to a member whose browser runs script, and rendered for one whose does not. */
  members?: { visitor: Load; member: Load; whole: Load; me: Load };
  /** Bare node:http that asks the database one empty question for each answer: at most, and as many as `halfLoad`. */
  bounds?: { asked: Load; steady: Load };
  /** Every request for another page of the list, so that no answer of the list itself is cached; and its data alone. */
  pageAfterPage?: Load;
  dataAfterData?: Load;
  halfLoad?: Load & { rate: number };
  api: Named<Load>[];
  /** The list at the greatest size. */
  apiAtMost?: Load;
  signedIn: Named<Load>[];
  deeds: Named<{ perSecond: number; p50: number; p99: number; refused: number }>[];
  growth: Growth[];
  /** Those that are no pages: memory, starts, overload. */
  figures: Figure[];
  /** How long each part of the run took. */
  parts: Named<{ seconds: number }>[];
  budgets?: string;
};

export function describeMachine(): string {
  const [first] = cpus();
  const git = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${first?.model.trim()}, ${memory} GB, ${process.platform}, Node ${process.version}, load by ${LOAD_TOOL} on the same machine, commit ${git}, ${new Date().toISOString()}`;
}

/** Gives back what is not met. */
export function writeReport(folder: string, report: Report): string[] {
  const figures = listAskedFigures(report);
  const text = [
    '# Bench',
    report.machine,
    'Ratios are the result; times and counts belong to this machine and this hour. The first start of a fresh clone is measured by `npm run try:fresh`, ten million ads by `npm run bench -- huge`.',
    '## Numbers that are asked for',
    askedTable(figures),
    ...pageTables(report),
    '## Growth: p50 in ms of one request at a time, nothing kept',
    growthTable(report.growth),
    '## How long the parts of this run took',
    table(
      ['part', 'seconds'],
      report.parts.map(({ name, seconds }) => [name, seconds.toFixed(0)]),
    ),
    '## Bytes',
    `\`\`\`\n${report.budgets ?? ''}\`\`\``,
  ].join('\n\n');
  writeFileSync(join(folder, 'report.md'), `${text}\n`);
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ ...report, asked: figures }, undefined, 2));
  console.log(text);
  return figures.filter(({ isMet }) => !isMet).map(({ what }) => what);
}

const askedTable = (figures: readonly Figure[]) =>
  table(
    ['what', 'measured', 'asked', 'the best this machine can do', 'met'],
    figures.map(({ what, measured, asked, best, isMet }) => [
      what,
      measured,
      asked,
      best,
      isMet ? 'yes' : 'NO',
    ]),
  );

function pageTables(report: Report): string[] {
  return [
    `## Visitors' pages, ${count(report.main)} ads, 32 connections`,
    table(
      ['page', 'kept /s', 'p50 ms', 'p99 ms', 'rendered /s', 'p50 ms', 'p99 ms', 'nothing kept at all /s'],
      report.pages.map(({ name, kept, rendered, anew }) => [
        name,
        ...cells(kept),
        ...cells(rendered),
        anew ? count(anew.perSecond) : '',
      ]),
    ),
    '## The limit: the same bytes',
    limitsTable(report.limits),
    '## API, 32 connections',
    loads(report.api),
    '## Pages for somebody signed in, whose browser runs no script (never kept), 32 connections',
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
  ];
}

const limitsTable = (limits: readonly UpperBounds[]) =>
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
    limits.map(({ form, bytes, bare, kept, file, openFile, proxied }) => [
      form,
      String(bytes),
      count(bare.perSecond),
      count(kept.perSecond),
      share(kept, bare),
      ...(file && openFile && proxied
        ? [
            count(file.perSecond),
            count(proxied.perSecond),
            share(proxied, file),
            count(openFile.perSecond),
            share(proxied, openFile),
          ]
        : ['nginx is not installed', '', '', '', '']),
    ]),
  );

function growthTable(growth: readonly Growth[]): string {
  const [first, last] = [growth[0], growth.at(-1)];
  const rows = (first?.pages ?? []).map(({ kind, name, p50 }) => {
    const factor = (findP50(last, name) ?? Infinity) / p50;
    const times = growth.map((at) => (findP50(at, name) ?? 0).toFixed(1));
    return [kind, name, ...times, `× ${factor.toFixed(2)}${factor > 2 ? ' NO' : ''}`];
  });
  const memory = ['', 'memory of the site, MB', ...growth.map((at) => String(at.memory)), ''];
  return table(
    ['kind', 'what', ...growth.map(({ size }) => `${count(size)} ads`), 'factor'],
    [...rows, memory],
  );
}

const loads = (rows: readonly Named<Load>[]) =>
  table(
    ['what', '/s', 'p50 ms', 'p99 ms', 'failed'],
    rows.map((row) => [row.name, ...cells(row), String(row.failed)]),
  );

const cells = (load: Load | undefined) =>
  load ? [count(load.perSecond), load.p50.toFixed(1), load.p99.toFixed(1)] : ['', '', ''];
const share = (part: Load, whole: Load) => (part.perSecond / whole.perSecond).toFixed(2);

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
