import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

type Answer = { success: number };
export type RunningSite = Awaited<ReturnType<typeof startReal>>;

/** A site by the command that deploy/systemd starts. Fails with all it said when it does not get ready. */
export async function startReal(clone: string, env: Record<string, string | undefined>) {
  const port = await findFreePort();
  const child = spawn(join(clone, 'node_modules/.bin/node'), ['src/server/main.ts'], {
    cwd: clone,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const url = `http://127.0.0.1:${port}`;
  const status = (path: string) =>
    fetch(url + path).then(
      (answer) => answer.status,
      () => 0,
    );
  while ((await status('/readyz')) !== 200) {
    if (hasEnded()) throw new Error(said);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    status,
    said: () => said,
    async post(path: string, data: object): Promise<Answer> {
      const headers = { 'content-type': 'application/json', origin: env['ORIGIN'] ?? url };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify({ data }) });
      return (await answer.json()) as Answer;
    },
    /** Until a figure of /metrics is as it should be. */
    async until(metric: string, isRight: (value: number) => boolean): Promise<void> {
      const headers = { authorization: `Bearer ${env['METRICS_TOKEN']}` };
      for (const limit = Date.now() + 60_000; Date.now() < limit;) {
        const text = await (await fetch(`${url}/metrics`, { headers })).text();
        const line = text.split('\n').find((each) => each.startsWith(`${metric} `));
        if (line !== undefined && isRight(Number(line.slice(metric.length)))) return;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      throw new Error(`${metric} does not become what it should`);
    },
    /** The code it ended with. Everything it said must have been JSON, and nothing of it a stack of a clean stop. */
    async stop(): Promise<number | null> {
      if (!hasEnded()) {
        child.kill('SIGTERM');
        await once(child, 'exit');
        const bare = said.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
        if (bare.length > 0) throw new Error(`bare lines in the log: ${bare.join('\n')}`);
      }
      return child.exitCode;
    },
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
