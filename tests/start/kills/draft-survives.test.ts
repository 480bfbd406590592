import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/postgres/database.ts';
import { inviteOne } from '#tests/support/people/cast.ts';
import { openRandom } from '#tests/support/random.ts';
import { copyPreparedSite } from '../prepared-site.ts';
import { freePort, startSite } from '../site-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-draft-'));
const dataDir = copyPreparedSite(join(folder, 'site'));
let asha: { cookie: string; token: string } | undefined;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With a running session and a plan that lets her write drafts. */
async function inviteAsha() {
  const { db } = openDatabase({ host: join(dataDir, 'run'), user: 'fairhank', database: 'fairhank' }, 1);
  const invited = await inviteOne(db, new Date(), 'asha', 'seller');
  await db
    .insertInto('subscriptions')
    .values({ account_id: invited.id, plan: 1, starts_at: new Date() })
    .execute();
  await db.destroy();
  return invited;
}

async function open() {
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const site = startSite({ DATA_DIR: dataDir, PORT: port });
  await site.ready();
  asha ??= await inviteAsha();
  const headers: Record<string, string> = {
    origin: address,
    'content-type': 'application/json',
    cookie: asha.cookie,
    'x-token': asha.token,
  };
  const post = async (path: string, data: object) => {
    const body = JSON.stringify({ data });
    return fetch(`${address}/api/${path}`, { method: 'POST', headers, body });
  };
  const get = async (path: string) => (await fetch(`${address}/api/${path}`, { headers })).json();
  return { site, post, get };
}

test('killing the server in the middle of a post loses no draft that was saved', async () => {
  const first = await open();
  const begun = await first.post('ad/postAdDetails', { submit: false, length: '20in' });
  let { ad } = (await begun.json()) as { ad: { id: string; version: number } };
  let answered = 0;
  const enough = openRandom('draft').integer(101, 130);
  const inTheMidst = Promise.withResolvers<undefined>();
  // One save after the other, as somebody types; the kill falls wherever it falls.
  const typing = (async () => {
    for (let grams = 100; ; grams += 1) {
      const changes = { adId: ad.id, version: ad.version, weight: grams };
      ({ ad } = (await (await first.post('ad/editAdDetails', changes)).json()) as { ad: typeof ad });
      answered = grams;
      if (answered === enough) inTheMidst.resolve(undefined);
    }
  })().catch(() => undefined);
  await inTheMidst.promise;
  first.site.child.kill('SIGKILL');
  await Promise.all([first.site.ended(), typing]);
  expect(answered).toBeGreaterThan(100);

  const second = await open();
  const { ad: kept } = (await second.get(`seller/getMyAdDetails?adId=${ad.id}`)) as {
    ad: { weight: number; lengthInches: number; status: string };
  };
  expect(kept).toMatchObject({ status: 'draft', lengthInches: 20 });
  // What was answered is there; the one on its way may be as well.
  expect([answered, answered + 1]).toContain(kept.weight);
  second.site.child.kill('SIGTERM');
  await second.site.ended();
}, 120_000);
