import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import type { Sample, Scrape } from './evaluate-alert.ts';

export type AlertRule = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: Record<string, string>;
};
/** What a site said while all was well, and what it said when the condition of a rule had come true. */
export type Tried = { rule: AlertRule; before: Scrape; after: Scrape };

export const hasPromtool = (): boolean => spawnSync('promtool', ['--version']).status === 0;

const RULES = resolve('deploy/alerts.yaml');
const STEP_SECONDS = 30;
/** The condition comes true after so many steps; longer than the longest window that rules look back at. */
const CALM_STEPS = 20;
const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600 };

/** What Prometheus itself says of the rules' file: throws with its words when something is wrong in it. */
export const checkRules = (): string =>
  execFileSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' });

/**
 * Lets Prometheus evaluate every rule over what the site said: silent before, still silent just before `for` is over,
 * and firing after it. Gives its words when it finds otherwise.
 */
export function tryRules(tried: readonly Tried[], folder: string): string {
  const file = join(folder, 'alerts-tests.yaml');
  const tests = tried.map(toTest);
  const text = { rule_files: [RULES], evaluation_interval: `${STEP_SECONDS}s`, tests };
  writeFileSync(file, stringify(text, { aliasDuplicateObjects: false }));
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

function toTest({ rule, before, after }: Tried) {
  const steps = secondsOf(rule.for ?? '0s') / STEP_SECONDS;
  // Growth is seen one step after the last calm look.
  const begins = CALM_STEPS + 1;
  const firing = `count(ALERTS{alertname="${rule.alert}",alertstate="firing"})`;
  const look = (step: number, fires: boolean) => ({
    expr: firing,
    eval_time: `${step * STEP_SECONDS}s`,
    exp_samples: fires ? [{ labels: '{}', value: 1 }] : [],
  });
  const names = new Set(rule.expr.match(/[a-z_][a-z\d_]*/g));
  const last = begins + steps + 4;
  return {
    interval: `${STEP_SECONDS}s`,
    name: rule.alert,
    input_series: listSeries({ before, after }, names, last),
    promql_expr_test: [
      look(CALM_STEPS, false),
      ...(steps > 0 ? [look(begins + steps - 1, false)] : []),
      look(begins + steps + 1, true),
    ],
  };
}

/** Each figure of the site that the rule names: as it was, and from then on as it is, growing on if it counts. */
function listSeries({ before, after }: Omit<Tried, 'rule'>, names: ReadonlySet<string>, last: number) {
  const key = ({ name, labels }: Sample) =>
    `${name}{${Object.entries(labels)
      .map(([label, value]) => `${label}="${value}"`)
      .join(',')}}`;
  const then = new Map(before.samples.map((sample) => [key(sample), sample.value]));
  const known = after.samples.filter(({ name }) => names.has(name));
  const gone = before.samples.filter(
    (sample) => names.has(sample.name) && !after.samples.some((each) => key(each) === key(sample)),
  );
  return [
    ...known.map((sample) => ({
      series: key(sample),
      values: valuesOf(sample.name, then.get(key(sample)), sample.value, { at: after.at, last }),
    })),
    ...gone.map((sample) => ({ series: key(sample), values: `${sample.value}x${CALM_STEPS} stale` })),
  ];
}

function valuesOf(
  name: string,
  before: number | undefined,
  after: number,
  { at, last }: { at: number; last: number },
): string {
  const more = last - CALM_STEPS;
  const calm = before === undefined ? `_x${CALM_STEPS + 1}` : `${shift(name, before, at)}x${CALM_STEPS}`;
  if (/_(total|count|bucket|sum)$/.test(name)) {
    const step = after - (before ?? 0);
    return `${calm} ${before === undefined ? after : before + step}+${step}x${more}`;
  }
  return `${calm} ${shift(name, after, at)}x${more}`;
}

/** promtool begins its time at nothing. */
const shift = (name: string, value: number, at: number) =>
  name.endsWith('_timestamp_seconds') ? value - at + (CALM_STEPS + 1) * STEP_SECONDS : value;

const secondsOf = (text: string): number => Number.parseInt(text) * (UNITS[text.at(-1) ?? ''] ?? Number.NaN);
