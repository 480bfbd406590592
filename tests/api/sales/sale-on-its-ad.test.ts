import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#rules/time.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const RIBBON = 'Reserved: paid and held';
const SOON = { timeout: 4_000, interval: 20 };

/** `npm test` builds the pages first. */
describe.runIf(existsSync('build/server/index.js'))('the ad of hair that is paid and held', () => {
  const site = useSaleSite({ pages: true });
  const adPath = async () => String((await site.get(`/ad/${site.adId}`)).headers.location);
  const read = async (path: string, who?: 'asha' | 'bela') =>
    (await site.get(path, who)).body.replaceAll('<!-- -->', '');
  const hits = async () =>
    Number(/page_cache_hits_total (\d+)/.exec((await site.app.inject('/metrics')).body)?.[1]);

  test('says so to everybody, from the cache, from the payment until the money has gone back', async () => {
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const visit = async () => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    await site.agreeOnSale();
    const path = await adPath();
    expect(await visit()).toContain('Reserved until');
    await site.connect();
    await site.approve();
    await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
    await expect.poll(visit, SOON).toContain(RIBBON);
    for (const before = await hits(); (await hits()) === before;) await visit();
    const paid = await visit();
    for (const words of [RIBBON, 'You cannot make an offer on it.']) expect(paid).toContain(words);
    for (const words of ['Reserved until', 'You can make an offer then', 'Buy with protection'])
      expect(paid, words).not.toContain(words);

    await site.must('cancel', 'asha', { reason: 'I keep my hair.' });
    await site.moneyWork();
    expect((await site.row()).state).toBe('refunded');
    await expect.poll(visit, SOON).not.toContain('Reserved');
    expect(await visit()).toContain('Buy with protection');
  });

  test('its seller sees no button that would be refused, and nobody else can offer', async () => {
    await site.agreeOnSale();
    const acts = ['Mark as sold', 'Delete this ad', '>Edit<'];
    const agreed = await read(await adPath(), 'asha');
    for (const act of acts) expect(agreed.includes(act), act).toBe(true);
    // Agreed on, it is not paused; see reserved.test.ts for what is refused.
    expect(agreed).not.toContain('>Pause<');
    await site.connect();
    await site.approve();
    await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
    const paid = await read(await adPath(), 'asha');
    for (const act of acts) expect(paid.includes(act), act).toBe(false);
    expect(await read('/seller/seller-profile', 'asha')).toContain('paid and held');
    const mine = await site.get(`/api/seller/getMyAdDetails?adId=${site.adId}`, 'asha');
    expect(mine.json().ad).toMatchObject({ isPaid: true, allowed: [] });
    const cora = await site.other();
    const refused = await cora.make(400_00);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Somebody has paid for this hair. You cannot make an offer on it.',
    ]);
  });

  test('does not end by its date while it is agreed on, paid and held, and does when the money has gone back', async () => {
    await site.agreeOnSale();
    await site.db
      .updateTable('ads')
      .set((ad) => ({
        expires_at: new Date(site.clock.now.getTime() + HOUR_MS),
        version: ad('version', '+', 1),
      }))
      .where('id', '=', site.adId)
      .execute();
    site.wait(2 * HOUR_MS);
    const path = await adPath();
    const seen = async () => {
      const { ad } = (await site.get(`/api/ad/getAdDetailsByAdId?adId=${site.adId}`)).json();
      const { items, counts } = (await site.get('/api/seller/getMyAds?status=live', 'asha')).json();
      const own = items.find(({ id }: { id: string }) => id === site.adId)?.allowed;
      const staff = (await site.get('/api/super-admin-user/getAllAdminAds?status=expired', 'dara')).json();
      const isOver = staff.items.some(({ id }: { id: string }) => id === site.adId);
      return [ad.status, own, counts.expired ?? 0, isOver];
    };
    // Agreed on, it is not paused, and put live it cannot be: it is.
    const agreed = ['live', ['mark-sold', 'delete'], 0, false];
    const paid = ['live', [], 0, false];
    for (const standing of [agreed, paid]) {
      if (standing === paid) {
        await site.connect();
        await site.approve();
        await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
        expect(await read(path)).toContain(RIBBON);
      }
      expect(await seen()).toEqual(standing);
      expect((await site.adStep('pause')).statusCode).toBe(409);
      expect((await site.adStep('updateAsLive')).statusCode).toBe(409);
      await doJob(site.platform, 'expire-ads');
      expect(await seen()).toEqual(standing);
    }
    await site.must('cancel', 'asha', { reason: 'I keep my hair.' });
    await site.moneyWork();
    expect(await seen()).toEqual(['expired', undefined, 1, true]);
  });

  test('paid out, it is put live by nobody: no button, in no list, and no way past that', async () => {
    await site.green();
    const asStaff = async () => {
      const { items } = (await site.get('/api/super-admin-user/getAllAdminAds', 'dara')).json();
      return items.find(({ id }: { id: string }) => id === site.adId).allowed;
    };
    // Paid, staff can take it down, and only that.
    expect(await asStaff()).toEqual(['delete']);
    await site.must('codeWord', 'asha');
    await site.prove();
    await site.ship();
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'sold' });
    expect(await read(await adPath(), 'asha')).not.toContain('Put live');
    const { items } = (await site.get('/api/seller/getMyAds', 'asha')).json();
    expect(items.find(({ id }: { id: string }) => id === site.adId).allowed).toEqual(['delete']);
    const mine = (await site.get(`/api/seller/getMyAdDetails?adId=${site.adId}`, 'asha')).json();
    expect(mine.ad.allowed).toEqual(['delete']);
    expect(await asStaff()).toEqual(['delete']);
    expect((await site.adStep('updateAsDelete')).statusCode).toBe(200);
    expect(await asStaff()).toEqual([]);
  });
});
