import { describe, expect, test } from 'vitest';
import { liveAd, postAd } from '#tests/support/ads/posting.ts';
import { openStaffCalls } from '#tests/support/people/staff-calls.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ plans: { asha: 4 } });

const { call, act } = openStaffCalls(site);

describe('plans', () => {
  const userId = () => site.people.bela.id;
  const reason = 'A present for the jubilee.';

  test('are granted, switched off and on again, each with its reason in the audit', async () => {
    const grant = (more: object) => act('updateSubscriptionAsActive', { userId: userId(), reason, ...more });
    expect((await grant({ plan: 4 })).statusCode).toBe(422);
    expect((await grant({ plan: 6, until: '2020-01-01' })).statusCode).toBe(422);
    const given = (await grant({ plan: 6, until: '2099-12-31' })).json().subscription;
    expect(given).toMatchObject({ isActive: 1, subscriptionType: 6, endsAt: '2099-12-31T23:59:59.999Z' });
    const off = () => act('updateSubscriptionAsDelete', { userId: userId(), reason });
    expect((await off()).json().subscription).toMatchObject({ isActive: 0, subscriptionType: 6 });
    expect((await off()).statusCode).toBe(409);
    expect((await call('getUsersSubscription', { state: 'off' })).items).toMatchObject([
      { username: 'bela', state: 'off', source: 'granted' },
    ]);
    expect((await grant({})).json().subscription).toMatchObject({ isActive: 1, subscriptionType: 6 });
    expect((await grant({})).statusCode).toBe(409);
    const { items } = await call('audit', { kind: 'subscription', sort: 'oldest' });
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'subscription.grant',
      'subscription.off',
      'subscription.on',
    ]);
  });

  test('staff need none', async () => {
    const answer = await act('updateSubscriptionAsActive', { userId: site.people.cleo.id, plan: 6, reason });
    expect(answer.statusCode).toBe(409);
  });
});

describe('in bulk', () => {
  const reason = 'The seller asked by mail.';
  const bulk = (name: string, rows: string[], who: 'cleo' | 'dara' = 'dara') =>
    act('bulk', { act: name, rows, reason }, who);

  test('one stale row stops no other, and what was done can be undone', async () => {
    const fresh = await liveAd(site);
    const other = await liveAd(site);
    const answer = await bulk('ads.mark-sold', [
      `${fresh.id}:${fresh.version}`,
      `${other.id}:99`,
      'nonsense',
    ]);
    const { results } = answer.json();
    expect(results).toMatchObject([
      { isDone: true, undo: `${fresh.id}:${fresh.version + 1}` },
      { isDone: false, message: expect.stringContaining('changed in the meantime'), undo: null },
      { isDone: false, undo: null },
    ]);
    const back = (await bulk('ads.put-live', [results[0].undo])).json().results;
    expect(back).toMatchObject([{ isDone: true, undo: null }]);
    expect((await call('audit', { q: fresh.id })).items).toMatchObject([
      { action: 'ad.put-live', reason },
      { action: 'ad.mark-sold', before: { status: 'live' }, after: { status: 'sold' } },
    ]);
  });

  test('needs the right for each row: a creator is refused row by row', async () => {
    const ad = await liveAd(site);
    const rows = [`${ad.id}:${ad.version}`];
    expect((await bulk('ads.delete', rows, 'cleo')).json().results).toMatchObject([{ isDone: false }]);
    expect((await bulk('users.suspend', [site.people.asha.id], 'cleo')).json().results[0].isDone).toBe(false);
    const waiting = (await postAd(site, 'asha', { weight: 600 })).json().ad;
    const rejected = await bulk('ads.reject', [`${waiting.id}:${waiting.version}`], 'cleo');
    expect(rejected.json().results).toMatchObject([{ isDone: true }]);
  });

  test('asks for rows and a reason, and for no more than 500 rows', async () => {
    const wrong = [
      { act: 'ads.delete', rows: [], reason },
      { act: 'ads.delete', rows: ['x:1'] },
      { act: 'ads.burn', rows: ['x:1'], reason },
      { act: 'ads.delete', rows: Array.from({ length: 501 }, (_, number) => `x:${number}`), reason },
    ];
    for (const data of wrong) expect((await act('bulk', data)).statusCode).toBe(422);
  });
});
