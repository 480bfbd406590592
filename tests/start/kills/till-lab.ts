import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliverTo } from '#platform/payment/paypal-sandbox/sandbox-notifications.ts';
import { openPaypalSandbox } from '#platform/payment/paypal-sandbox/sandbox-server.ts';
import { inviteCast, inviteOne } from '#tests/support/people/cast.ts';
import { openTestDatabase } from '#tests/support/site/test-database.ts';
import { childEnvironment } from '../child-environment.ts';
import { freePort } from '../site-process.ts';

const KEYS = { clientId: 'lab', secret: 'lab-secret', webhookId: 'LAB' };

/** A site that can be killed, and the sandbox and database that outlive it. */
export async function openTillLab(crowd = 0) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhank-till-'));
  const database = await openTestDatabase();
  const people: Record<string, { cookie: string; token: string }> = await inviteCast(database.db, new Date());
  // Nobody may have more than a few orders open, so a thousand of them need a crowd.
  for (let at = 0; at < crowd; at += 1)
    for (const kind of ['seller', 'buyer'] as const)
      people[`${kind}-${at}`] = await inviteOne(database.db, new Date(), `${kind}-${at}`, kind);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await openPaypalSandbox({
    ...KEYS,
    host: '127.0.0.1',
    port: 0,
    publicHost: '127.0.0.1',
    file: join(dataDir, 'sandbox.jsonl'),
    lateMs: 3000,
  });
  sandbox.deliverWith(deliverTo(`${url}/api/payment/webhook`));
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    PAYMENT: 'paypal',
    PAYPAL_BASE_URL: sandbox.url,
    PAYPAL_CLIENT_ID: KEYS.clientId,
    PAYPAL_SECRET: KEYS.secret,
    PAYPAL_WEBHOOK_ID: KEYS.webhookId,
    TILL_DATABASE: JSON.stringify({ serving: database.serving, owner: database.owner }),
  };
  let child: ChildProcess | undefined;

  async function start() {
    child = fork(join(import.meta.dirname, 'till-process.ts'), {
      env: childEnvironment(settings),
    });
    const ended = once(child, 'exit').then(() => 'ended');
    if ((await Promise.race([once(child, 'message'), ended])) === 'ended')
      throw new Error('the site did not start');
  }
  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    db: database.db,
    sandbox,
    start,
    kill,
    /** So much later, by the site's own clock. */
    setAhead(aheadMs: number) {
      child?.send({ aheadMs });
    },
    async reconcile() {
      child?.send('reconcile');
      if (child) await once(child, 'message');
    },
    /** Undefined: no answer came, as it is when the site dies. */
    async post(name: string, who: string, data: object, headers: Record<string, string> = {}) {
      const { cookie = '', token: xToken = '' } = people[who] ?? {};
      const sent = {
        cookie,
        'x-token': xToken,
        origin: `http://localhost:${port}`,
        'content-type': 'application/json',
      };
      try {
        const answer = await fetch(`${url}/api/payment/${name}`, {
          method: 'POST',
          headers: { ...sent, ...headers },
          body: JSON.stringify({ data }),
          signal: AbortSignal.timeout(30_000),
        });
        return { status: answer.status, body: (await answer.json()) as Record<string, string> };
      } catch {
        return undefined;
      }
    },
    async close() {
      await kill();
      await sandbox.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type TillLab = Awaited<ReturnType<typeof openTillLab>>;
