import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { keepForSearch } from '../support/site/suite-logs.ts';
import { childEnvironment } from './child-environment.ts';

/** A real site in a process of its own, as `npm start` runs it after the preparations. */
export function startSite(settings: Record<string, string>, program = 'src/server/main.ts') {
  const child = spawn(process.execPath, [program], {
    env: childEnvironment({ DEMO_DATA: 'off', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  child.once('close', () => keepForSearch(said.split('\n')));
  return {
    child,
    said: () => said,
    /** Until it has said these words. */
    hasSaid: (words: string) => untilSaid(child, words, () => said),
    ready: () => untilSaid(child, 'is ready at', () => said),
    ended: () => waitUntilEnded(child),
  };
}

function untilSaid(child: ChildProcess, words: string, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => said().includes(words) && resolve();
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('close', () => reject(new Error(`it ended: ${said()}`)));
    look();
  });
}

async function waitUntilEnded(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
