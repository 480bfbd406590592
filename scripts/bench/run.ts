// npm run bench -- photos measures one thing, npm run bench all of them in one run; words after the name go to it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const args = process.argv.slice(2);
const isNamed = args[0] !== undefined && !args[0].startsWith('--');
const name = isNamed ? String(args.shift()) : 'site';
const file = join(import.meta.dirname, `bench-${name}.ts`);

if (/^[a-z]+$/.test(name) && existsSync(file)) {
  // Some ask for the garbage to be collected before they look at the memory.
  const child = spawn(process.execPath, ['--expose-gc', file, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exitCode = (code as number | null) ?? 1;
} else {
  const names = readdirSync(import.meta.dirname).flatMap((each) => /^bench-(.*)\.ts$/.exec(each)?.[1] ?? []);
  console.error(`There is no bench '${name}'. npm run bench -- ${names.join(' | ')}`);
  process.exitCode = 1;
}
