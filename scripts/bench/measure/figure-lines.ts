import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Figure, NOT_MEASURED } from './asked-figures.ts';

type Bound = { atMost: number } | { atLeast: number };

let missed = 0;

/** One line for a number and what is asked of it; the bench ends with 1 when one is missed. */
export function sayFigure(what: string, value: number, unit: string, bound: Bound): void {
  const [word, limit, isMet] =
    'atMost' in bound
      ? ['at most', bound.atMost, value <= bound.atMost]
      : ['at least', bound.atLeast, value >= bound.atLeast];
  if (!isMet) missed += 1;
  const figure = value.toFixed(Number.isInteger(limit) ? 1 : 2).padStart(8);
  console.log(`${what.padEnd(52)}  ${figure} ${unit}   ${word} ${limit}${isMet ? '' : '   MISSED'}`);
}

export const countMissed = (): number => missed;

/** Runs another bench and reads its lines, each under the name of its subject. */
export function measureByBench(subject: string, args: readonly string[] = []): Figure[] {
  const bench = join(import.meta.dirname, `../bench-${subject}.ts`);
  const { stdout } = spawnSync(process.execPath, [bench, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const figures = stdout.split('\n').flatMap((line) => readLine(subject, line));
  if (figures.length > 0) return figures;
  return [{ what: subject, measured: NOT_MEASURED, asked: 'see its bench', best: '', isMet: false }];
}

/** What the budgets of the build say, which are asked for as well. */
export function readBudgets(text: string): Figure[] {
  return text.split('\n').flatMap((line) => {
    const [, verdict, what, used, allowed, unit] =
      /^(fine|TOO MUCH): (.*): ([\d.]+) of ([\d.]+) (KB|files)$/.exec(line) ?? [];
    if (what === undefined) return [];
    const asked = `≤ ${allowed} ${unit}`;
    return [{ what, measured: `${used} ${unit}`, asked, best: '–', isMet: verdict === 'fine' }];
  });
}

function readLine(subject: string, line: string): Figure[] {
  const [, name, measured, unit = '', word, limit, isMissed] =
    /^(\S.*?) {2,}(-?[\d.]+|NaN|Infinity) (\S*) {3}at (most|least) ([\d.]+)( {3}MISSED)?$/.exec(line) ?? [];
  if (name === undefined) return [];
  const asked = `${word === 'most' ? '≤' : '≥'} ${limit} ${unit}`.trim();
  return [
    {
      what: `${subject}: ${name}`,
      measured: `${measured} ${unit}`.trim(),
      asked,
      best: '–',
      isMet: !isMissed,
    },
  ];
}
