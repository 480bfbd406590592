// What photos cost: how long 12 megapixels take, how much memory four at once need, how long the event loop of the
// site is held up meanwhile, and what its pages feel of it: npm run bench -- photos
// Pages are asked for at a steady pace by somebody signed in, so that each is really rendered; times with and without
// uploads alternate, so that both see the same machine.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openPhotoStudio } from '#platform/photos/photo-studio.ts';
import { freePort, startSite } from '#tests/start/site-process.ts';
import { keepSending, logIn, readPages, openUploads } from './load/photo-load.ts';

const MB = 1024 * 1024;
const SECONDS = Number(process.env['SECONDS'] ?? 10);
const ROUNDS = Number(process.env['ROUNDS'] ?? 4);
const PAGES_A_SECOND = 20;
const AT_ONCE = 4;
const WATCH = fileURLToPath(new URL('measure/watch-event-loop.ts', import.meta.url));

const photo = await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
  .resize(4000, 3000)
  .jpeg({ quality: 92 })
  .toBuffer();
console.log(`a JPEG of 12 megapixels, ${(photo.length / MB).toFixed(1)} MB`);

function judge(words: string, measured: number, limit: number, unit: string) {
  const isMet = measured <= limit;
  console.log(
    `${isMet ? 'ok    ' : 'MISSED'} ${words}: ${measured.toFixed(unit ? 0 : 2)}${unit} (at most ${limit}${unit})`,
  );
  if (!isMet) process.exitCode = 1;
}

async function measureStudio() {
  const studio = openPhotoStudio();
  const before = sumMemory(process.pid);
  const took = async () => {
    const started = performance.now();
    await studio.develop(photo);
    return performance.now() - started;
  };
  console.log(`the first, with the start of the darkroom: ${(await took()).toFixed(0)} ms`);
  judge('a photo alone, the slowest of five', Math.max(...(await inTurn(5, took))), 3000, ' ms');
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, sumMemory(process.pid))), 10);
  const started = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, () => studio.develop(photo)));
  clearInterval(watch);
  console.log(`four at once: ${(performance.now() - started).toFixed(0)} ms for all`);
  judge('memory for four at once, darkroom included', (most - before) / MB, 300, ' MB');
  studio.close();
}

async function measureSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhank-photos-'));
  const log = join(dataDir, 'event-loop.log');
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const site = startSite({
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_DATA: 'on',
    DEMO_ADS: '20',
    NODE_OPTIONS: `--import=${WATCH}`,
    EVENT_LOOP_LOG: log,
  });
  try {
    await site.ready();
    await measurePhases(address, log);
  } finally {
    site.child.kill('SIGTERM');
    await site.ended();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measurePhases(address: string, log: string) {
  const send = openUploads(address, await logIn(address, 'asha'), photo);
  const { cookie } = await logIn(address, 'bela');
  const look = () => readPages(address, { cookie, seconds: SECONDS, aSecond: PAGES_A_SECOND });
  // A program is slow until it has run for a while; nobody's first minute is measured.
  await send();
  await inTurn(2, look);

  const idle: Phase = { times: [], spans: [] };
  const busy: Phase = { times: [], spans: [] };
  const alone: Phase = { times: [], spans: [] };
  let sent = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await during(idle, look);
    const stop = keepSending(send, AT_ONCE);
    await during(busy, look);
    await during(alone, () => wait(SECONDS * 1000));
    sent += await stop();
  }
  await wait(600);

  console.log(
    `${PAGES_A_SECOND} pages a second; ${sent} photos of 12 megapixels came in, ${AT_ONCE} at once`,
  );
  console.log(`pages, idle: ${pageWords(idle)}; with uploads: ${pageWords(busy)}`);
  judge('page p99 with uploads, times idle', share(busy.times, 0.99) / share(idle.times, 0.99), 2, '');
  const [still, both, only] = [idle, busy, alone].map((phase) => findWorst(log, phase));
  console.log(`event loop held up by pages alone: ${heldWords(still)}`);
  console.log(`with uploads and pages: ${heldWords(both)}; with uploads alone: ${heldWords(only)}`);
  judge('event loop held up, uploads and pages', both?.heldMs ?? Infinity, 50, ' ms');
  judge('event loop held up, uploads alone', only?.heldMs ?? Infinity, 50, ' ms');
}

type Phase = { times: number[]; spans: [number, number][] };
type Held = { heldMs: number; ownMs: number };

async function during(phase: Phase, run: () => Promise<number[] | void>) {
  const started = Date.now();
  phase.times.push(...((await run()) ?? []));
  phase.spans.push([started, Date.now()]);
}

function findWorst(log: string, { spans }: Phase): Held | undefined {
  const notes = readFileSync(log, 'utf8').trim().split('\n');
  const meant = notes
    .map((note) => JSON.parse(note) as Held & { at: number })
    .filter(({ at }) => spans.some(([from, to]) => at >= from + 500 && at <= to));
  if (meant.length === 0) return undefined;
  return {
    heldMs: Math.max(...meant.map(({ heldMs }) => heldMs)),
    ownMs: Math.max(...meant.map(({ ownMs }) => ownMs)),
  };
}

const heldWords = (held: Held | undefined) =>
  held
    ? `at most ${held.heldMs.toFixed(0)} ms (its own work at most ${held.ownMs.toFixed(0)} ms in one go)`
    : 'not seen';
const pageWords = ({ times }: Phase) =>
  `p50 ${share(times, 0.5).toFixed(1)}, p99 ${share(times, 0.99).toFixed(1)} ms`;

function share(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
}

async function inTurn<Result>(count: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < count; at += 1) results.push(await run());
  return results;
}

const wait = async (ms: number): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, ms));
};

/** Resident bytes of a process and its children. */
function sumMemory(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.reduce((sum, name) => sum + residentBytes(name, pid), 0);
}

function residentBytes(name: string, pid: number): number {
  try {
    const status = readFileSync(`/proc/${name}/status`, 'utf8');
    const isMeant = name === String(pid) || new RegExp(`^PPid:\\t${pid}$`, 'm').test(status);
    return isMeant ? Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024 : 0;
  } catch {
    return 0;
  }
}

await measureStudio();
await measureSite();
