import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RETENTION } from '#rules/retention/retention.ts';
import { DAY_MS } from '#rules/time.ts';
import { MANIFEST_FILE } from './backup-manifest.ts';
import { removeOldBackups } from './remove-old-backups.ts';

const NOW = new Date('2026-11-17T08:00:00Z');

test('a backup goes when its time is over, and nothing else that lies beside it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fairhank-backups-'));
  const put = (name: string, list?: string) => {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'holiday.txt'), 'sea');
    if (list !== undefined) writeFileSync(join(root, name, MANIFEST_FILE), list);
  };
  const made = (days: number) =>
    JSON.stringify({ format: 1, madeAt: new Date(NOW.getTime() - days * DAY_MS).toISOString() });
  put('today', made(0));
  put('last-day', made(RETENTION.backups));
  put('old', made(RETENTION.backups + 0.01));
  put('no-backup');
  put('torn', '{"format":1,"madeAt":');
  put('of-another-kind', '{"madeAt":"2020-01-01T00:00:00Z"}');
  expect(await removeOldBackups(join(root, 'today'), NOW)).toEqual([join(root, 'old')]);
  expect(readdirSync(root)).toEqual(['last-day', 'no-backup', 'of-another-kind', 'today', 'torn']);
});
