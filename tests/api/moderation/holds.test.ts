import { describe, expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import { findPhotoAt } from '#market/photos/photo-store.ts';
import { listSalesToRefit } from '#market/prices/sales/sale-store.ts';
import { useHoldingSite } from '#tests/support/moderation/hold-stories.ts';
import { insertUpload } from '#tests/support/ads/posting.ts';
import { HOUR_MS } from '#rules/time.ts';

const site = useHoldingSite();

describe('a report that hides at once', () => {
  test('on a sold ad: dismissed, it is shown as sold again, and the e-mail says so', async () => {
    const id = await site.soldHair();
    const caseNumber = await site.report('ad', id, 'minor');
    expect(await site.seen(id)).toBe(410);
    await site.decide(caseNumber, 'dismissed');
    expect(await site.seen(id)).toBe('sold');
    expect(await site.lastMailToAsha()).toContain('Your ad is sold, as it was without the report');
  });

  test('on a paused ad: dismissed, it is paused as its owner left it, and the e-mail says so', async () => {
    const id = await site.hair({ status: 'paused' });
    await site.decide(await site.report('ad', id, 'minor'), 'dismissed');
    expect(await site.seen(id)).toBe('paused');
    const letter = await site.lastMailToAsha();
    expect(letter).toContain('Your ad is paused, as it was without the report');
    expect(letter).not.toContain('live again');
  });

  test('on a live ad that is deleted meanwhile: dismissed, it stays deleted', async () => {
    const id = await site.hair();
    const caseNumber = await site.report('ad', id, 'minor');
    expect((await site.ownStep('updateAsDelete', id)).statusCode).toBe(200);
    await site.decide(caseNumber, 'dismissed');
    expect(await site.seen(id)).toBe(410);
    expect(await site.lastMailToAsha()).toContain('Your ad is deleted');
  });

  test('two of them: each case has its own hold', async () => {
    const id = await site.hair();
    const [first, second] = [
      await site.report('ad', id, 'minor', 'bela'),
      await site.report('ad', id, 'minor'),
    ];
    await site.decide(first, 'dismissed');
    expect(await site.seen(id)).toBe(410);
    expect(await site.lastMailToAsha()).toContain('stays hidden');
    await site.decide(second, 'dismissed');
    expect(await site.seen(id)).toBe('live');
    expect(await site.lastMailToAsha()).toContain('Your ad is live again.');
  });
});

describe('a removal', () => {
  test('is not undone by dismissing another report', async () => {
    const id = await site.hair();
    const alarm = await site.report('ad', id, 'minor');
    const removal = await site.report('ad', id, 'scam', 'bela');
    await site.decide(removal, 'removed');
    expect(await site.lastMailToAsha()).toContain('keeps its place in your plan until you delete it');
    await site.decide(alarm, 'dismissed');
    expect(await site.seen(id)).toBe(410);
    expect((await site.reverse(removal)).statusCode).toBe(200);
    expect(await site.seen(id)).toBe('live');
  });

  test('is undone by its own reversal only, also for two cases', async () => {
    const id = await site.hair();
    const cases = [await site.report('ad', id), await site.report('ad', id, 'temple-hair')] as const;
    for (const each of cases) await site.decide(each, 'removed');
    await site.reverse(cases[0]);
    expect(await site.seen(id)).toBe(410);
    await site.reverse(cases[1]);
    expect(await site.seen(id)).toBe('live');
  });

  test('of a message stands while another case removed it too', async () => {
    const id = await site.hair();
    const question = { adId: id, message: 'Hello, is the hair still for sale? I make wigs in Leeds.' };
    const { messageId } = (await site.post('/api/ad/sendEmailtoUser', question, 'bela')).json();
    const complaint = { target: { kind: 'message', id: messageId }, reason: 'harassment' };
    const cases: string[] = [];
    for (const who of ['asha', undefined] as const)
      cases.push((await site.post('/api/report/create', complaint, who)).json().caseNumber);
    for (const each of cases) await site.decide(each, 'removed');
    const isRemoved = async () =>
      (await site.db.selectFrom('messages').select('removed_at').executeTakeFirstOrThrow()).removed_at !==
      null;
    await site.reverse(cases[0] ?? '');
    expect(await isRemoved()).toBe(true);
    await site.reverse(cases[1] ?? '');
    expect(await isRemoved()).toBe(false);
  });
});

describe('what is held', () => {
  test('its owner sees, with the reason, changes, pauses and deletes, but does not put on show', async () => {
    const id = await site.hair();
    const caseNumber = await site.report('ad', id, 'minor');
    expect((await site.page(id, 'asha')).statusCode).toBe(200);
    expect((await site.page(id, 'dara')).statusCode).toBe(200);
    expect((await site.page(id, 'bela')).statusCode).toBe(410);
    const mine = (await site.get(`/api/seller/getMyAdDetails?adId=${id}`, 'asha')).json().ad;
    expect(mine).toMatchObject({ status: 'live', held: 'check', holds: [{ kind: 'check', caseNumber }] });
    expect(mine.allowed).toEqual(['pause', 'mark-sold', 'delete']);
    expect((await site.ownStep('pause', id)).statusCode).toBe(200);
    const back = await site.ownStep('updateAsLive', id);
    expect([back.statusCode, back.json().message]).toEqual([
      409,
      'This ad is hidden while we check a report about it. Until that is lifted it cannot be put live.',
    ]);
    const forced = { adId: id, version: mine.version + 1, reason: 'I insist.' };
    expect((await site.post('/api/super-admin-user/updateAsLive', forced, 'dara')).statusCode).toBe(409);
    expect((await site.ownStep('updateAsDelete', id)).statusCode).toBe(200);
  });

  test('nobody asks about it, and it counts nowhere beside its seller’s name', async () => {
    const [id, other] = [await site.hair(), await site.hair()];
    const readSeller = async () => (await site.page(other)).json().seller;
    const sellerPage = () =>
      openMarket(openContext(site.platform, null, null)).sellers.show(site.people.asha.id);
    expect(await readSeller()).toMatchObject({ liveAds: 2 });
    await site.report('ad', id, 'minor');
    expect(await readSeller()).toMatchObject({ liveAds: 1 });
    const question = { adId: id, message: 'Hello, is the hair still for sale? I make wigs in Leeds.' };
    const asked = await site.post('/api/ad/sendEmailtoUser', question, 'bela');
    expect([asked.statusCode, asked.json().message]).toEqual([410, 'This ad is not available right now.']);
    expect(await sellerPage()).toBeDefined();
    await site.report('ad', other, 'minor');
    expect(await sellerPage(), 'nothing of theirs is to be seen').toBeUndefined();
  });

  test('stands in no list: not in the search, among the newest, the featured, its like, or on its seller’s page', async () => {
    const tomorrow = new Date(site.clock.now.getTime() + 86_400_000);
    const [id, other] = [await site.hair({ featured_until: tomorrow }), await site.hair()];
    const listed = async () => {
      const market = openMarket(openContext(site.platform, null, null));
      const lists = {
        search: (await site.get('/api/ad/getAllAds?')).body,
        newest: (await site.get('/api/ad/getlatestHairForSale')).body,
        featured: (await site.get('/api/ad/getfeaturedListings')).body,
        similar: (await site.page(other)).body,
        seller: JSON.stringify(await market.sellers.show(site.people.asha.id)),
      };
      return Object.entries(lists).flatMap(([name, body]) => (body.includes(id) ? [name] : []));
    };
    expect(await listed()).toEqual(['search', 'newest', 'featured', 'similar', 'seller']);
    await site.report('ad', id, 'minor');
    expect(await listed()).toEqual([]);
  });

  test('its photos are not public', async () => {
    const id = await site.hair();
    const photo = await insertUpload(site.db, site.people.asha.id);
    await site.db
      .updateTable('photos')
      .set({ ad_id: id, position: 1, state: 'attached' })
      .where('id', '=', photo)
      .execute();
    const address = async () =>
      (
        await site.db
          .selectFrom('photos')
          .select('public_key')
          .where('id', '=', photo)
          .executeTakeFirstOrThrow()
      ).public_key;
    const before = await address();
    expect((await findPhotoAt(site.db, before))?.isPublic).toBe(true);
    await site.report('ad', id, 'minor');
    // What strangers kept of it leads nowhere any more, and where it lies now nobody else may look.
    expect(await findPhotoAt(site.db, before)).toBeUndefined();
    expect((await findPhotoAt(site.db, await address()))?.isPublic).toBe(false);
  });

  test('and sold meanwhile, it does not feed the price book until it is shown again', async () => {
    const id = await site.hair();
    const question = { adId: id, message: 'Hello, is the hair still for sale? I make wigs in Leeds.' };
    const { conversationId } = (await site.post('/api/ad/sendEmailtoUser', question, 'bela')).json();
    const caseNumber = await site.report('ad', id, 'minor');
    const sale = { soldPrice: 40_000, conversationId };
    expect((await site.ownStep('updateAsSold', id, sale)).statusCode).toBe(200);
    const salesInBook = async () => (await listSalesToRefit(site.db, new Date(0))).length;
    expect(await salesInBook()).toBe(0);
    await site.decide(caseNumber, 'dismissed');
    expect(await salesInBook()).toBe(1);
  });

  test('gets no e-mail about its end', async () => {
    const id = await site.hair({ expires_at: new Date(Date.now() + HOUR_MS) });
    await site.report('ad', id, 'minor');
    expect(await site.lastMailToAsha()).toContain('we hide such an ad at once');
    await site.platform.queue.enqueue(site.db, { name: 'warn-of-expiry' }, {});
    expect(await site.lastMailToAsha()).not.toContain('/relist/');
    await site.db
      .updateTable('ads')
      .set({ expires_at: new Date(Date.now() - 1000), version: 2 })
      .where('id', '=', id)
      .execute();
    await site.platform.queue.enqueue(site.db, { name: 'expire-ads' }, {});
    expect(await site.lastMailToAsha()).not.toContain('/relist/');
    expect((await site.db.selectFrom('ads').select('status').executeTakeFirstOrThrow()).status).toBe(
      'expired',
    );
  });
});

describe('the same alarm again', () => {
  const queue = async () =>
    (await site.get('/api/super-admin-user/reports', 'dara'))
      .json()
      .items.map(({ caseNumber }: { caseNumber: string }) => caseNumber);

  test('after a dismissal a visitor’s hides nothing and stands first in the queue', async () => {
    const [id, other] = [await site.hair(), await site.hair()];
    await site.decide(await site.report('ad', id, 'minor'), 'dismissed');
    const waiting = [await site.report('ad', other), await site.report('ad', other)];
    const again = [await site.report('ad', id, 'minor'), await site.report('ad', id, 'minor')];
    expect(await site.seen(id)).toBe('live');
    expect(await queue()).toEqual([...again, ...waiting]);
    const { items } = (await site.get('/api/super-admin-user/reports', 'dara')).json();
    expect(items[0]).toMatchObject({ isAhead: true, tookDown: false });
    expect(await site.seen(other)).toBe('live');
    await site.report('ad', other, 'minor');
    expect(await site.seen(other), 'another ad was never looked at').toBe(410);
  });

  test('a person whose own was dismissed hides nothing any more; another person does', async () => {
    const id = await site.hair();
    await site.decide(await site.report('ad', id, 'minor', 'bela'), 'dismissed');
    await site.report('ad', id, 'minor', 'bela');
    expect(await site.seen(id)).toBe('live');
    await site.report('ad', id, 'minor', 'cleo');
    expect(await site.seen(id)).toBe(410);
  });

  test('a warning is no dismissal: the next alarm hides', async () => {
    const id = await site.hair();
    await site.decide(await site.report('ad', id, 'minor'), 'warned');
    expect(await site.seen(id)).toBe('live');
    await site.report('ad', id, 'minor');
    expect(await site.seen(id)).toBe(410);
  });
});
