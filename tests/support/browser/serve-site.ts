// Runs the real site for the browser tests, in a data folder of its own that goes when the site does.
import { spawn } from 'node:child_process';
import { openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_NAMES } from '#platform/config/config.ts';
import { DEMO_TO_TEST } from './demo-to-test.ts';
import { makeDataFolder } from '../site/data-folder.ts';

const dataDir = makeDataFolder('browser');
// An empty setting counts as none: neither the developer's environment nor a .env file leads the tests to real data.
const noSettings = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
// In a whole run its log is read at the end: every line of it, and nothing secret may be there.
const logs = process.env['SUITE_LOGS'];
const settings = {
  ...(logs ? { LOG_LEVEL: 'info' } : {}),
  ...DEMO_TO_TEST,
  DATA_DIR: dataDir,
  PORT: process.env['BROWSER_TESTS_PORT'],
};
const site = spawn(process.execPath, ['src/server/main.ts'], {
  env: { ...process.env, ...noSettings, ...settings },
  stdio: logs ? ['ignore', openSync(join(logs, 'browser.log'), 'a'), 'inherit'] : 'inherit',
});

const stop = (): boolean => site.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

// A test runner that was killed cannot say so.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 1000).unref();

site.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
