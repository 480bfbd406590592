import { beforeEach, describe, expect, test } from 'vitest';
import { UNDO_DELETE_MINUTES } from '#rules/ads/state.ts';
import { liveAd, postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';

const site = useSite({ pages: true });
beforeEach(async () => {
  await site.db.deleteFrom('subscriptions').execute();
  await givePlan(site, site.people.asha.id, 4);
});

const MINUTE = 60_000;
type Ad = { id: string; version: number; status?: string; photos?: { id: string }[] };
const move = async (operation: string, { id, version }: Ad, who: Name = 'asha', more: object = {}) =>
  site.post(`/api/seller/${operation}`, { adId: id, version, ...more }, who);
const moved = async (operation: string, ad: Ad, more: object = {}): Promise<Ad> => {
  const answer = await move(operation, ad, 'asha', more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().ad;
};
const later = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const postForm = (url: string, fields: [string, string][]) => site.postForm(url, fields, 'asha');

describe('undoing a delete', () => {
  test.each(['draft', 'live', 'paused', 'sold'] as const)(
    'brings a %s ad back exactly as it was, for minutes after the page is gone',
    async (status) => {
      let ad: Ad =
        status === 'draft' ? (await postAd(site, 'asha', { submit: false })).json().ad : await liveAd(site);
      if (status === 'paused') ad = await moved('pause', ad);
      if (status === 'sold') ad = await moved('updateAsSold', ad, { soldPrice: 41_000 });
      if (status !== 'draft') await site.post('/api/saved/toggle', { adId: ad.id }, 'bela');
      const before = await site.readAdRow(ad.id);
      const photos = () =>
        site.db
          .selectFrom('photos')
          .select(['id', 'position', 'tape'])
          .where('ad_id', '=', ad.id)
          .orderBy('position')
          .execute();
      const album = await photos();
      const saved = () => site.db.selectFrom('saved_ads').selectAll().where('ad_id', '=', ad.id).execute();
      const hearts = await saved();

      later(MINUTE);
      const deleted = await moved('updateAsDelete', ad);
      expect((await site.readAdRow(ad.id)).status).toBe('deleted');
      later((UNDO_DELETE_MINUTES - 1) * MINUTE);
      const back = await moved('undoDelete', deleted);
      expect(back.status).toBe(status);
      const {
        version,
        updated_at: _,
        status_since,
        deleted_from,
        search: __,
        ...after
      } = await site.readAdRow(ad.id);
      expect(before).toMatchObject(after);
      expect([version, deleted_from]).toEqual([before.version + 2, null]);
      if (status === 'sold') expect(status_since).toEqual(before.status_since);
      expect(await photos()).toEqual(album);
      expect(await saved()).toEqual(hearts);
    },
  );

  test('is for its owner, on the version seen, once, and not for long', async () => {
    const deleted = await moved('updateAsDelete', await liveAd(site));
    expect((await move('undoDelete', deleted, 'bela')).statusCode).toBe(403);
    expect((await move('undoDelete', { ...deleted, version: deleted.version - 1 })).statusCode).toBe(409);
    const both = await Promise.all([move('undoDelete', deleted), move('undoDelete', deleted)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);

    const again = await moved('updateAsDelete', both.find((answer) => answer.statusCode === 200)?.json().ad);
    later(UNDO_DELETE_MINUTES * MINUTE + 1);
    const late = await move('undoDelete', again);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toContain(`after ${UNDO_DELETE_MINUTES} minutes`);
    expect((await site.readAdRow(again.id)).status).toBe('deleted');
  });

  test('asks the plan for its place again', async () => {
    await site.db.deleteFrom('subscriptions').execute();
    await givePlan(site, site.people.asha.id, 1);
    for (const { id, version } of await site.db
      .selectFrom('ads')
      .select(['id', 'version'])
      .where('status', 'in', ['live', 'paused', 'pending_review'])
      .execute())
      await moved('updateAsDelete', { id, version });
    const deleted = await moved('updateAsDelete', await liveAd(site));
    const other = await liveAd(site);
    const full = await move('undoDelete', deleted);
    expect(full.statusCode).toBe(402);
    expect((await site.readAdRow(deleted.id)).status).toBe('deleted');
    await moved('updateAsDelete', other);
    await moved('undoDelete', deleted);
  });

  test('does not undo what staff deleted', async () => {
    const ad = await liveAd(site);
    const gone = await site.post(
      '/api/super-admin-user/updateAsDelete',
      { adId: ad.id, version: ad.version, reason: 'It is temple hair.' },
      'dara',
    );
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await move('undoDelete', gone.json().ad)).statusCode).toBe(409);
    expect((await site.readAdRow(ad.id)).status).toBe('deleted');
  });

  test('gives no new days', async () => {
    const ad = await liveAd(site);
    const { expires_at } = await site.readAdRow(ad.id);
    await site.db
      .updateTable('ads')
      .set({ expires_at: new Date(site.clock.now.getTime() + MINUTE), version: ad.version + 1 })
      .where('id', '=', ad.id)
      .execute();
    const deleted = await moved('updateAsDelete', { ...ad, version: ad.version + 1 });
    later(2 * MINUTE);
    expect((await moved('undoDelete', deleted)).status).toBe('expired');
    expect((await site.readAdRow(ad.id)).expires_at).not.toEqual(expires_at);
  });
});

describe('the page', () => {
  test('deletes at once and shows the way back, also after a reload and with a second click', async () => {
    const ad = await liveAd(site);
    const fields: [string, string][] = [
      ['intent', 'move'],
      ['adId', ad.id],
      ['version', String(ad.version)],
      ['event', 'delete'],
    ];
    const twice = await Promise.all([0, 1].map(() => postForm('/seller/seller-profile?index', fields)));
    for (const answer of twice) expect(answer.statusCode, answer.body.slice(0, 300)).toBe(303);
    expect((await site.readAdRow(ad.id)).status).toBe('deleted');
    const path = String(twice[0]?.headers.location);
    for (const visit of [1, 2])
      expect((await site.get(path, 'asha')).body, `${visit}`).toMatch(/value="undo-delete"/);
    expect((await site.get(path, 'bela')).statusCode).toBe(403);

    const version = String((await site.readAdRow(ad.id)).version);
    const undo = await postForm('/seller/seller-profile?index', [
      ['intent', 'move'],
      ['adId', ad.id],
      ['version', version],
      ['event', 'undo-delete'],
    ]);
    expect(undo.statusCode).toBe(303);
    expect((await site.readAdRow(ad.id)).status).toBe('live');
    expect((await site.get(path, 'asha')).body).not.toMatch(/value="undo-delete"/);
    expect((await site.get('/seller/seller-profile?done=deleted&ad=nonsense', 'asha')).statusCode).toBe(200);
  });

  test('from the ad itself, it leads to the list with the way back', async () => {
    const ad = await liveAd(site);
    const answer = await postForm(ad.url, [
      ['intent', 'move'],
      ['adId', ad.id],
      ['version', String(ad.version)],
      ['event', 'delete'],
    ]);
    expect(answer.headers.location).toBe(`/seller/seller-profile?done=deleted&ad=${ad.id}`);
  });

  test('several at once are brought back at once', async () => {
    const ads = [await liveAd(site), await liveAd(site)];
    const ticked = (list: Ad[]): [string, string][] =>
      list.map(({ id, version }) => ['ad', `${id}:${version}`]);
    const gone = await postForm('/seller/seller-profile?index', [
      ['intent', 'move-ticked'],
      ['event', 'delete'],
      ...ticked(ads),
    ]);
    const values = [...gone.body.matchAll(/name="ad" value="([^"]+)"/g)].map(([, value]) => value);
    const undone = ads.map(({ id, version }) => `${id}:${version + 1}`);
    for (const value of undone) expect(values).toContain(value);
    const back = await postForm('/seller/seller-profile?index', [
      ['intent', 'move-ticked'],
      ['event', 'undo-delete'],
      ...undone.map((value): [string, string] => ['ad', value]),
    ]);
    expect(back.body).toContain('2 of 2 done.');
    for (const { id } of ads) expect((await site.readAdRow(id)).status).toBe('live');
  });
});

test('the bar of the ticked ads offers what some ad of the page does, and no more', async () => {
  const ads = [await liveAd(site), await liveAd(site)];
  const offered = async (status: string) => {
    const { body } = await site.get(`/seller/seller-profile?status=${status}`, 'asha');
    const form = /<form[^>]* id="ticked-ads"[\s\S]*?<\/form>/.exec(body)?.[0] ?? '';
    return [...form.matchAll(/<button[^>]* value="([^"]+)"/g)].map(([, event]) => event);
  };
  const press = (event: string) =>
    postForm('/seller/seller-profile?index', [
      ['intent', 'move-ticked'],
      ['event', event],
      ...ads.map(({ id, version }): [string, string] => ['ad', `${id}:${version}`]),
    ]);
  expect(await offered('live')).toEqual(['pause', 'delete']);
  expect((await press('put-live')).body).toContain('This ad is live and cannot be put live.');
  expect((await press('pause')).body).toContain('2 of 2 done.');
  expect(await offered('paused')).toEqual(['put-live', 'delete']);
});
