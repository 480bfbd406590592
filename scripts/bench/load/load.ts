import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a load brought: good answers a second, and how long half and nearly all of them took. */
export type Load = { perSecond: number; p50: number; p99: number; failed: number };
/** `paths`: asked for in turn, instead of always the same. */
export type Wishes = {
  seconds: number;
  connections?: number;
  headers?: Record<string, string>;
  paths?: readonly string[];
};

const run = promisify(execFile);
const CONNECTIONS = 32;
const AUTOCANNON = 'autocannon@8.0.0';
const hasWrk = (() => {
  try {
    execFileSync('sh', ['-c', 'command -v wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Only wrk can ask for many addresses in turn. */
export const canTakeTurns = hasWrk;

export const LOAD_TOOL = hasWrk ? 'wrk' : AUTOCANNON;

/** As many requests as come through: by wrk where it is installed, else by autocannon, fetched for this run. */
export function load(url: string, wishes: Wishes): Promise<Load> {
  return hasWrk ? loadByWrk(url, wishes) : loadByAutocannon(url, wishes);
}

async function loadByWrk(
  url: string,
  { seconds, connections = CONNECTIONS, headers = {}, paths }: Wishes,
): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const turns = paths ? ['-s', writeTurns(paths)] : [];
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${Math.max(1, Math.round(seconds))}s`,
    '--timeout=10s',
    '--latency',
    ...given,
    ...turns,
    url,
  ]);
  const find = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '0';
  const failed = Number(find(/Non-2xx or 3xx responses: (\d+)/));
  const answered = Number(find(/(\d+) requests in/)) || 1;
  return {
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)) * (1 - failed / answered),
    p50: inMs(find(/^\s+50%\s+(\S+)/m)),
    p99: inMs(find(/^\s+99%\s+(\S+)/m)),
    failed,
  };
}

/** What tells wrk to ask for one after the other. */
function writeTurns(paths: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'turns-')), 'turns.lua');
  const listed = paths.map((path) => JSON.stringify(path)).join(',');
  writeFileSync(
    file,
    `local paths, n = {${listed}}, 0
request = function() n = n % #paths + 1; return wrk.format(nil, paths[n]) end`,
  );
  return file;
}

function inMs(text: string): number {
  const [, number = '0', unit = 'ms'] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? 1);
}

async function loadByAutocannon(
  url: string,
  { seconds, connections = CONNECTIONS, headers = {} }: Wishes,
): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const { stdout } = await run(
    'npx',
    ['--yes', AUTOCANNON, '-j', '-n', '-c', String(connections), '-d', String(seconds), ...given, url],
    { maxBuffer: 1 << 24 },
  );
  const { requests, latency, non2xx } = JSON.parse(stdout) as {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
  };
  const perSecond = requests.average * (1 - non2xx / (requests.total || 1));
  return { perSecond, p50: latency.p50, p99: latency.p99, failed: non2xx };
}

/** So many a second and no more, as visitors come: each at its time, whether the one before was answered or not. */
export async function steadyLoad(
  url: string,
  rate: number,
  { seconds, headers = {}, paths = [''] }: Wishes,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const times: number[] = [];
  let failed = 0;
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = began + (number * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    asked.push(note(due, url + paths[number % paths.length]));
  }
  async function note(due: number, address: string): Promise<void> {
    const status = await ask(address, agent, headers);
    times.push(performance.now() - due);
    if (status !== 200) failed += 1;
  }
  await Promise.all(asked);
  agent.destroy();
  return { perSecond: times.length / ((performance.now() - began) / 1000), ...percentiles(times), failed };
}

function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.end();
  });
}

export function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
