// What photos cost: how long 12 megapixels take, how much memory four at once need, how long the event loop of the
// site is held up meanwhile, and what its pages feel of it: node scripts/measure-photos.ts
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPhotoStudio } from '#platform/photo-studio.ts';
import { freePort, startSite } from '#tests/start/site-process.ts';

const MB = 1024 * 1024;
const SECONDS = Number(process.env['SECONDS'] ?? 20);
const PAGES_A_SECOND = 15;
const photo = await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
  .resize(4000, 3000)
  .jpeg({ quality: 92 })
  .toBuffer();
console.log(`a JPEG of 12 megapixels, ${(photo.length / MB).toFixed(1)} MB`);

await measureStudio();
await measureSite();

async function measureStudio() {
  const studio = openPhotoStudio();
  const before = memoryOf(process.pid);
  const took = async () => {
    const started = performance.now();
    await studio.develop(photo);
    return performance.now() - started;
  };
  console.log(`the first, with the start of the darkroom: ${(await took()).toFixed(0)} ms`);
  const times = [await took(), await took(), await took(), await took(), await took()];
  console.log(`alone: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(process.pid))), 10);
  const started = performance.now();
  await Promise.all([
    studio.develop(photo),
    studio.develop(photo),
    studio.develop(photo),
    studio.develop(photo),
  ]);
  console.log(`four at once: ${(performance.now() - started).toFixed(0)} ms for all`);
  clearInterval(watch);
  console.log(
    `memory, darkroom included: at most ${((most - before) / MB).toFixed(0)} MB more than without photos`,
  );
  studio.close();
}

async function measureSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhank-photos-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const site = startSite({ DATA_DIR: dataDir, PORT: String(port), DEMO_DATA: 'on', DEMO_ADS: '20' });
  try {
    await site.ready();
    const send = await openUploads(address);
    await send();
    // Pages of somebody signed in are made anew each time; a visitor's may come from the cache.
    const cookie = (await signIn(address, 'bela')).cookie;
    await lookAtPages(address, cookie, 5);
    const idle = await lookAtPages(address, cookie, SECONDS);
    console.log(`pages, idle: ${idle.words}`);
    const load = { isOn: true };
    let sent = 0;
    const uploads = Array.from({ length: 4 }, async () => {
      while (load.isOn) sent += await send();
    });
    await fetch(`${address}/metrics`);
    const busy = await lookAtPages(address, cookie, SECONDS);
    load.isOn = false;
    const metrics = await (await fetch(`${address}/metrics`)).text();
    await Promise.all(uploads);
    const lag = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]) * 1000;
    console.log(`pages, while ${sent} photos of 12 megapixels came in, four at once: ${busy.words}`);
    console.log(
      `p99 ${(busy.p99 / idle.p99).toFixed(2)} times idle; event loop held up at most ${lag.toFixed(1)} ms`,
    );
  } finally {
    site.child.kill('SIGTERM');
    await site.ended();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signIn(address: string, name: string) {
  const answer = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email: `${name}@fairhank.test`, password: 'demo-hair-market' } }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('token='))?.slice('token='.length) ?? '';
  return { origin: address, cookie: cookies.join('; '), 'x-token': token };
}

/** Gives Asha a way to send a photo and take it back. */
async function openUploads(address: string) {
  const who = await signIn(address, 'asha');
  const headers = { 'content-type': 'application/json' };
  return async () => {
    const body = new FormData();
    body.append('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'hair.jpg');
    const taken = await fetch(`${address}/api/upload`, { method: 'POST', headers: who, body });
    if (taken.status !== 200) throw new Error(`the upload answered ${taken.status}: ${await taken.text()}`);
    const { photoId } = (await taken.json()) as { photoId: string };
    const data = JSON.stringify({ data: { photoId } });
    await fetch(`${address}/api/upload/delete`, {
      method: 'POST',
      headers: { ...headers, ...who },
      body: data,
    });
    return 1;
  };
}

/** Pages at a steady pace, whether or not the last one is there yet. */
async function lookAtPages(address: string, cookie: string, seconds: number) {
  const paths = ['/', '/all-ads', '/hair-price-calculator', '/faq'];
  const times = await Promise.all(
    Array.from({ length: seconds * PAGES_A_SECOND }, async (_, at) => {
      await new Promise((resolve) => setTimeout(resolve, (at * 1000) / PAGES_A_SECOND));
      const started = performance.now();
      await (await fetch(`${address}${paths[at % paths.length]}`, { headers: { cookie } })).text();
      return performance.now() - started;
    }),
  );
  const ordered = times.toSorted((a, b) => a - b);
  const at = (share: number) => ordered[Math.floor(ordered.length * share)] ?? 0;
  return { p99: at(0.99), words: `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms` };
}

/** Resident bytes of a process and its children. */
function memoryOf(pid: number): number {
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
