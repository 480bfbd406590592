// An answer in seconds: every rule, and the files of the site that a word names. npm run test:quick -- sign-up
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const words = process.argv.slice(2);
await run('--project', 'rules');
if (words.length > 0 && process.exitCode === undefined)
  await run('--project', 'site', '--project', 'processes', ...words);

async function run(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}
