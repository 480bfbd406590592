import { execFileSync } from 'node:child_process';
import { type Load, load } from '../load/load.ts';
import type { UpperBounds } from './write-report.ts';
import { startBareServer, startNginx } from './servers.ts';

const FORMS = { brotli: 'br', gzip: 'gzip', plain: 'identity' };

/** What the machine could do at best with the bytes of a page, and what the site does with them. */
export async function measureUpperBounds(
  page: string,
  folder: string,
  seconds: number,
): Promise<UpperBounds[]> {
  const limits: UpperBounds[] = [];
  for (const [form, encoding] of Object.entries(FORMS))
    limits.push({ form, ...(await measureForm(page, encoding, folder, seconds)) });
  return limits;
}

async function measureForm(page: string, encoding: string, folder: string, seconds: number) {
  const headers = { 'accept-encoding': encoding };
  const sent = await fetch(page, { headers });
  await sent.arrayBuffer();
  // fetch would unpack them.
  const bytes = execFileSync('curl', ['-s', '-H', `accept-encoding: ${encoding}`, page], {
    maxBuffer: 1 << 24,
  });
  const { origin, pathname } = new URL(page);
  const bare = await startBareServer(bytes, folder);
  const nginx = await startNginx({ bytes, headers: sent.headers }, origin, folder);
  const asked: Record<string, string> = { bare: bare.url, kept: page };
  if (nginx) {
    asked['file'] = `${nginx.url}/page`;
    asked['openFile'] = `${nginx.url}/page-kept-open`;
    asked['proxied'] = nginx.url + pathname;
  }
  const best = await bestOfEach(
    Object.fromEntries(Object.entries(asked).map(([name, url]) => [name, { url, headers }])),
    Math.max(1, seconds / 2),
  );
  await bare.stop();
  await nginx?.stop();
  const { bare: fastest, kept, file, openFile, proxied } = best;
  if (!fastest || !kept) throw new Error(`${page} was not measured`);
  return {
    bytes: bytes.length,
    bare: fastest,
    kept,
    ...(file && { file }),
    ...(openFile && { openFile }),
    ...(proxied && { proxied }),
  };
}

/** By turns and each the best of three, so that an unquiet moment of the machine falls on none of them alone. */
export async function bestOfEach(
  asked: Record<string, { url: string; headers: Record<string, string> }>,
  seconds: number,
): Promise<Record<string, Load | undefined>> {
  const best: Record<string, Load | undefined> = {};
  for (let round = 0; round < 3; round += 1)
    for (const [name, { url, headers }] of Object.entries(asked)) {
      const found = await load(url, { seconds, headers });
      if (found.perSecond > (best[name]?.perSecond ?? 0)) best[name] = found;
    }
  return best;
}
