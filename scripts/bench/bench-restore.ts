// npm run bench -- restore [--ads=100000] [--kilobytes=30]: how long a backup and a proved restore take with so many ads
// and a photo of each. Needs room for three copies of the photos under the temporary folder.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { JOB_NAMES } from '#market/jobs.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { fillWithAds } from './load/fill-with-ads.ts';

const { values } = parseArgs({
  options: { ads: { type: 'string', default: '100000' }, kilobytes: { type: 'string', default: '30' } },
});
const folder = mkdtempSync(join(tmpdir(), 'fairhank-bench-restore-'));
const env = (DATA_DIR: string) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  DATA_DIR,
  DEMO_DATA: 'off',
});

try {
  const photos = await fill(join(folder, 'site'));
  console.log(`${values.ads} ads, ${photos} photos of ${values.kilobytes} KB`);
  time('backup', ['write', join(folder, 'backup')], join(folder, 'site'));
  rmSync(join(folder, 'site'), { recursive: true });
  time('restore, started and compared', ['restore', join(folder, 'backup')], join(folder, 'restored'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function fill(dataDir: string): Promise<number> {
  const platform = await openPlatform(readConfig(env(dataDir)), openLogger('warn'), JOB_NAMES);
  try {
    await fillWithAds(platform.owner, Number(values.ads));
    const rows = await platform.db.selectFrom('photos').select('file_key').execute();
    for (const { file_key: key } of rows) {
      await platform.photoFiles.put(`${key}/small.webp`, randomBytes(1024));
      await platform.photoFiles.put(`${key}/large.webp`, randomBytes(Number(values.kilobytes) * 1024));
    }
    return rows.length;
  } finally {
    await platform.close();
  }
}

function time(what: string, args: string[], dataDir: string): void {
  const began = performance.now();
  const said = execFileSync(process.execPath, ['scripts/backup.ts', ...args], {
    env: env(dataDir),
    encoding: 'utf8',
  });
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  console.log(said.replaceAll(/^/gm, '  '));
}
