import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartProblem } from '#platform/start-problem.ts';

const READY_WITHIN_MS = 180_000;

/** A site that runs beside a command for a moment: nobody but this machine reaches it, and it does no jobs. */
export type SiteBeside = { url: string; said: () => string; stop(): Promise<void> };

/** Starts the site of these settings on a free port, and waits until it is ready. */
export async function startBeside(env: NodeJS.ProcessEnv): Promise<SiteBeside> {
  const port = await findFreePort();
  const quiet = { HOST: '127.0.0.1', PORT: String(port), JOBS: 'off', WORKERS: '1', DEMO_DATA: 'off' };
  const child = spawn(process.execPath, ['src/server/main.ts', '--build'], {
    cwd: new URL('..', import.meta.url),
    env: { ...env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  const site = {
    url,
    said: () => said,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
  const limit = Date.now() + READY_WITHIN_MS;
  while (!(await answers(`${url}/readyz`))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (!hasEnded && Date.now() < limit) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    await site.stop();
    throw new StartProblem(`The site does not start: ${said.trim()}`);
  }
  return site;
}

const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
