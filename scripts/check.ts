// Am I done? Everything that must be green before a change is handed in, cheapest first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const STEPS: [name: string, command: string][] = [
  ['format', 'oxfmt --check'],
  ['types', 'react-router typegen && tsc --noEmit'],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ['imports', 'depcruise src tests scripts'],
  ['unused', 'knip'],
  ['known vulnerabilities', 'node scripts/audit-packages.ts'],
  ['tests', 'npm test --silent'],
];

for (const [name, command] of STEPS) {
  console.log(`\n── ${name}: ${command}`);
  const started = performance.now();
  const end = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (end !== 0) {
    console.error(`── ${name}: failed after ${seconds} s`);
    process.exit(1);
  }
  console.log(`── ${name}: fine, ${seconds} s`);
}

console.log('\nAll fine.');

async function run(command: string): Promise<unknown> {
  const step = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = (): boolean => step.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const [code] = await once(step, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return code;
}
