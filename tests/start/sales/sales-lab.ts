import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxSaleOrder } from '#platform/payment/paypal-sandbox/sales/sandbox-sale-records.ts';
import type { SaleDeed } from '#platform/payment/paypal-sandbox/sales/sandbox-deeds.ts';
import { DAY_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { inviteCast, inviteOne } from '#tests/support/people/cast.ts';
import { childEnvironment } from '../child-environment.ts';
import { freePort } from '../site-process.ts';
import { openLabDatabase } from './lab-database.ts';
import { makeDataFolder } from '../../support/site/data-folder.ts';

const KEYS = { clientId: 'lab', secret: 'lab-secret', webhookId: 'LAB' };

export type SandboxWish =
  | { do: 'ahead'; ms: number }
  | { do: 'calm' | 'orders' }
  | { do: 'press'; orderId: string; button: string; payerId: string }
  | { do: 'connect'; trackingId: string }
  | { do: 'act'; reference: string; deed: SaleDeed };
type Person = { id: string; cookie: string; token: string };

/** A program of ours that can be killed and started again, with the same settings. */
function openChild(program: string, settingsOf: (life: number) => Record<string, string>) {
  let child: ChildProcess | undefined;
  let lives = 0;
  return {
    child: () => child,
    lives: () => lives,
    async start() {
      lives += 1;
      child = fork(join(import.meta.dirname, program), {
        env: childEnvironment(settingsOf(lives)),
      });
      const ended = once(child, 'exit').then(() => 'ended');
      child.setMaxListeners(0);
      if ((await Promise.race([once(child, 'message'), ended])) === 'ended')
        throw new Error(`${program} did not start`);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A site, a payment provider and a database that can all be killed. */
export async function openSalesLab() {
  const dataDir = makeDataFolder('sales');
  chmodSync(dataDir, 0o711);
  const database = await openLabDatabase(join(dataDir, 'database'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const site = openChild('sales-process.ts', () => ({
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    SALES: 'on',
    PAYMENT: 'paypal',
    PAYPAL_BASE_URL: `http://127.0.0.1:${sandboxPort}`,
    PAYPAL_CLIENT_ID: KEYS.clientId,
    PAYPAL_SECRET: KEYS.secret,
    PAYPAL_WEBHOOK_ID: KEYS.webhookId,
    PAYPAL_PARTNER_ID: 'LABPARTNER',
    PAYPAL_BN_CODE: 'Lab_Marketplace',
    SALES_DATABASE: JSON.stringify({ serving: database.serving, owner: database.owner }),
  }));
  const provider = openChild('sandbox-process.ts', (life) => ({
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_FILE: join(dataDir, 'sandbox.jsonl'),
    SANDBOX_KEYS: JSON.stringify(KEYS),
    SANDBOX_TELLS: `${url}/api/payment/webhook`,
    SANDBOX_LIFE: String(life),
    SEED: process.env['SEED'] ?? '1',
  }));
  let asked = 0;

  /** Undefined: it was killed meanwhile. */
  async function ask<Answer = unknown>(wish: SandboxWish): Promise<Answer | undefined> {
    const child = provider.child();
    const id = (asked += 1);
    if (!child?.connected) return undefined;
    return new Promise((resolve, reject) => {
      const hear = (said: { id?: number; answer?: Answer; error?: string }) => {
        if (said.id !== id) return;
        child.off('message', hear);
        if (said.error === undefined) resolve(said.answer);
        else reject(new Error(said.error));
      };
      child.on('message', hear);
      child.once('exit', () => resolve(undefined));
      child.send({ id, wish });
    });
  }

  return {
    db: database.db,
    arrange: database.arrange,
    database: { kill: database.kill, start: async () => {} },
    site,
    provider,
    ask,
    orders: async () => (await ask<SandboxSaleOrder[]>({ do: 'orders' })) ?? [],
    /** Both clocks stand so much later, and the site does these jobs one after the other. */
    async lead(aheadMs: number, jobs: string[]) {
      await ask({ do: 'ahead', ms: aheadMs });
      const child = site.child();
      child?.send({ aheadMs, jobs });
      if (child) await once(child, 'message');
    },
    /** Two people and an ad. */
    invite: (number: number, isUncut: boolean) =>
      database.arrange(async (db) => {
        const now = new Date();
        const seller: Person = await inviteOne(db, now, `seller-${number}`, 'seller');
        const buyer: Person = await inviteOne(db, now, `buyer-${number}`, 'buyer');
        await db
          .updateTable('accounts')
          .set({ country: 'GB', created_at: new Date(now.getTime() - 30 * DAY_MS) })
          .where('id', 'in', [seller.id, buyer.id])
          .execute();
        for (const [id, plan] of [[seller.id, 1] as const, [buyer.id, 5] as const])
          await db.insertInto('subscriptions').values({ account_id: id, plan, starts_at: now }).execute();
        const uncut = {
          cut_state: 'uncut',
          to_be_cut_by: 'salon',
          circumference_mm: 90,
          roots_tied: null,
        } as const;
        const adId = await insertAd(db, seller.id, now, {
          country: 'GB',
          town: 'Leeds',
          price: 90_00,
          currency: 'GBP',
          open_to_offers: true,
          ...(isUncut ? uncut : {}),
        });
        return { seller, buyer, adId };
      }),
    /** Whoever decides. */
    inviteAdmin: (): Promise<Person> =>
      database.arrange(async (db) => (await inviteCast(db, new Date())).dara),
    /** A photo of somebody that was uploaded just now. */
    photo: (ownerId: string): Promise<string> =>
      database.arrange(async (db) => {
        const { id } = await db
          .insertInto('photos')
          .values({
            owner_id: ownerId,
            file_key: randomBytes(16).toString('base64url'),
            width: 900,
            height: 900,
            thumbhash: randomBytes(20),
            look_hash: randomBytes(8).readBigInt64BE().toString(),
            sha256: randomBytes(32).toString('hex'),
            bytes: 1000,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      }),
    /** Undefined: no answer came, as it is when the site dies. */
    async call(who: Person, path: string, data?: object) {
      const headers = {
        cookie: who.cookie,
        'x-token': who.token,
        origin: `http://localhost:${port}`,
        'content-type': 'application/json',
      };
      try {
        const answer = await fetch(`${url}/api/${path}`, {
          headers,
          ...(data && { method: 'POST', body: JSON.stringify({ data }) }),
          signal: AbortSignal.timeout(30_000),
        });
        return { status: answer.status, body: (await answer.json()) as Record<string, never> };
      } catch {
        return undefined;
      }
    },
    async close() {
      await site.kill();
      await provider.kill();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type SalesLab = Awaited<ReturnType<typeof openSalesLab>>;
export type LabPerson = Person;
