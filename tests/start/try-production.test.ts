import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { childEnvironment } from './child-environment.ts';

test('npm run try:production -- short: from refused settings to an erased person', async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['scripts/try-production.ts', 'short'],
    {
      env: childEnvironment(),
    },
  ).catch((error: { stdout: string; stderr: string }) => error);
  const rows = stdout.split('\n').filter((line) => line.startsWith('|'));
  expect(rows.length, stderr).toBe(12);
  for (const row of rows) expect(row, stderr).toContain('| ok ');
}, 240_000);
