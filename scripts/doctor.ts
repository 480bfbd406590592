// npm run doctor: looks at everything a real site needs, and says what is wrong and what to do. It changes nothing.
import { existsSync } from 'node:fs';
import { readConfig } from '#platform/config/config.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { examine, type Finding } from './doctor-checks.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const findings = await look();
const width = Math.max(...findings.map(({ what }) => what.length));
for (const { what, state, says, todo } of findings) {
  console.log(`${state.padEnd(5)}  ${what.padEnd(width)}  ${says}`);
  if (todo) console.log(`${' '.repeat(width + 9)}→ ${todo}`);
}
const wrong = findings.filter(({ state }) => state === 'WRONG').length;
console.log(
  wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`,
);
process.exitCode = wrong === 0 ? 0 : 1;

async function look(): Promise<Finding[]> {
  try {
    const config = readConfig(process.env);
    return [{ what: 'settings', state: 'ok', says: `MODE=${config.MODE}` }, ...(await examine(config))];
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    const todo = 'Put that right first (.env.example explains each setting), then ask again.';
    const last = error.problems.length - 1;
    return error.problems.map((says, at) => ({
      what: 'settings',
      state: 'WRONG',
      says,
      ...(at === last ? { todo } : {}),
    }));
  }
}
