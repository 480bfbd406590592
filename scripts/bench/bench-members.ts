// How many pages a second one process gives to visitors, to members, and to nobody's cache; the best of three turns:
//   npm run bench -- members
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load/load.ts';
import { openDemoSite } from './measure/demo-site.ts';
import { startBareServer } from './measure/servers.ts';

const SECONDS = 3;
const TURNS = 3;
const folder = mkdtempSync(join(tmpdir(), 'fairhank-members-'));
const QUIET = { LOG_LEVEL: 'warn' };
const BROTLI = { 'accept-encoding': 'br' };

const first = await openDemoSite(folder, QUIET);
const { url } = first;
const cookie = await signIn(url);
const list = `${url}/all-ads`;
const bytes = execFileSync('curl', ['-s', '-H', 'accept-encoding: br', list], { maxBuffer: 1 << 24 });
const bare = await startBareServer(bytes, folder);
const kept = await measure({
  bare: [bare.url, BROTLI],
  visitor: [list, BROTLI],
  member: [list, { ...BROTLI, cookie: `${cookie}; js=1` }],
  'data for a member': [`${url}/all-ads.data`, { ...BROTLI, cookie: `${cookie}; js=1` }],
  me: [`${url}/me`, { ...BROTLI, cookie: `${cookie}; js=1` }],
});
await bare.stop();
await first.stop();
const anew = await openDemoSite(folder, { ...QUIET, PAGE_CACHE_MB: '0' });
const rendered = await measure({
  'rendered list': [`${anew.url}/all-ads`, {}],
  'its data': [`${anew.url}/all-ads.data`, {}],
});
await anew.stop();
rmSync(folder, { recursive: true, force: true });

console.table({ ...kept, ...rendered });
const ratio = (a: number | undefined, b: number | undefined) => ((a ?? 0) / (b ?? 1)).toFixed(2);
console.log(
  `visitor ÷ bare ${ratio(kept['visitor'], kept['bare'])}, member ÷ visitor ${ratio(kept['member'], kept['visitor'])}`,
);

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email: 'bela@fairhank.test', password: 'demo-hair-market' } }),
  });
  const session = answer.headers.getSetCookie().find((each) => /^(?:__Host-)?sid=/.test(each));
  return session?.split(';', 1)[0] ?? '';
}

/** Good answers a second. By turns, so that an unquiet moment of the machine falls on none alone. */
async function measure(asked: Record<string, [url: string, headers: Record<string, string>]>) {
  const best: Record<string, number> = {};
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, [address, headers]] of Object.entries(asked)) {
      const { perSecond } = await load(address, { seconds: SECONDS, headers });
      best[name] = Math.max(best[name] ?? 0, Math.round(perSecond));
    }
  return best;
}
