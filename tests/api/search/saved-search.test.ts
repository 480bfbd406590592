import { beforeAll, describe, expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { notifyOfNewAds } from '#market/searches/notify-of-new-ads.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { HOUR_MS } from '#rules/time.ts';

const site = useSite();
beforeAll(async () => {
  await site.db
    .insertInto('subscriptions')
    .values({ account_id: site.people.bela.id, plan: 5, starts_at: site.clock.now, ends_at: null })
    .execute();
});

const save = (data: object, who: 'bela' | 'cleo' | undefined = 'bela') =>
  site.post('/api/search/save', data, who);
const readSavedSearches = async () => (await site.get('/api/search/list', 'bela')).json().items;
const readMails = async () => site.db.selectFrom('mailbox').selectAll().orderBy('sent_at').execute();
const pass = async (hours: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + hours * HOUR_MS);
};
const mailNewAds = async () => {
  await notifyOfNewAds(openContext(site.platform, null, 'test'));
  await site.runJobs();
};

describe('a saved search', () => {
  test('is saved as its address, without what makes no sense in it', async () => {
    const answer = await save({
      name: 'Long black',
      search: 'colour=black&minLength=20&after=xx&evil=1',
      alert: 'daily',
    });
    expect(answer.json()).toMatchObject({
      success: 1,
      search: { name: 'Long black', url: '/all-ads?minLength=508mm&colour=black', alert: 'daily' },
    });
    expect(await readSavedSearches()).toHaveLength(1);
  });

  test('writes once a day what is new, and only what fits', async () => {
    await pass(1);
    await insertAd(site.db, site.people.asha.id, site.clock.now, { title: 'Black hair that is new' });
    await insertAd(site.db, site.people.asha.id, site.clock.now, {
      colour: 'red',
      title: 'Red hair that is new',
    });
    await mailNewAds();
    expect(await readMails()).toHaveLength(0);
    await pass(24);
    await mailNewAds();
    await mailNewAds();
    const [letter, ...more] = await readMails();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to_address: 'bela@example.com', subject: '1 new ad: Long black' });
    expect(letter?.text).toContain('Black hair that is new');
    expect(letter?.text).not.toContain('Red hair');
    await pass(25);
    await mailNewAds();
    expect(await readMails()).toHaveLength(1);
    // Back to where Bela's session still runs.
    await pass(-50);
  });

  test('stops its e-mails with one click, from a mail programme that is nobody here', async () => {
    const headers = (await readMails())[0]?.headers as Record<string, string>;
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /<http:\/\/[^/]+(\/unsubscribe\/[^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const answer = await site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect((await readSavedSearches())[0]).toMatchObject({ name: 'Long black', alert: 'none' });
  });

  test.each(['x', "' or 1=1 --".padEnd(40, 'x'), 'A'.repeat(43)])(
    'an unknown link %s ends nothing',
    async (token) => {
      const url = `/unsubscribe/${encodeURIComponent(token)}`;
      expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    },
  );

  test('with e-mails there are as many as the plan includes', async () => {
    for (const name of ['One', 'Two', 'Three'])
      expect((await save({ name, search: 'colour=red', alert: 'weekly' })).statusCode).toBe(200);
    expect((await save({ name: 'Four', search: 'colour=red', alert: 'instant' })).statusCode).toBe(402);
    expect((await save({ name: 'Four', search: 'colour=red', alert: 'none' })).statusCode).toBe(200);
  });

  test('goes when its owner says so, and nobody else', async () => {
    const [{ id }] = await readSavedSearches();
    expect((await site.post('/api/search/delete', { id }, 'asha')).statusCode).toBe(404);
    expect((await site.post('/api/search/delete', { id }, 'bela')).statusCode).toBe(200);
    expect(await readSavedSearches()).toHaveLength(4);
  });
});

test.each([
  ['a visitor', { name: 'x', search: '', alert: 'none' }, undefined, 401],
  ['no name', { name: '', search: '', alert: 'none' }, 'bela', 422],
  ['a pace that is none', { name: 'x', search: '', alert: 'hourly' }, 'bela', 422],
  ['a field too many', { name: 'x', search: '', alert: 'none', accountId: '1' }, 'bela', 422],
  ['NUL', { name: 'a\u0000b', search: '', alert: 'none' }, 'bela', 422],
] as const)('%s is refused', async (_what, data, who, status) => {
  expect((await site.post('/api/search/save', data, who)).statusCode).toBe(status);
});

describe('a saved search is changed where it stands', () => {
  const edit = (data: object, who: 'bela' | 'asha' = 'bela') => site.post('/api/search/edit', data, who);

  test('its name, its pace, and nothing of somebody else', async () => {
    const [first] = await readSavedSearches();
    expect((await edit({ id: first.id, name: 'Another name' })).json().search).toMatchObject({
      name: 'Another name',
      alert: first.alert,
    });
    expect((await edit({ id: first.id, alert: 'none' })).json().search).toMatchObject({
      name: 'Another name',
      alert: 'none',
    });
    expect((await edit({ id: first.id, name: 'Not yours' }, 'asha')).statusCode).toBe(404);
    expect((await edit({ id: first.id, name: ' ' })).statusCode).toBe(422);
    expect((await edit({ id: first.id, alert: 'hourly' })).statusCode).toBe(422);
  });

  test('e-mails cannot be switched on for more than the plan includes', async () => {
    const searches: { id: string; alert: string }[] = await readSavedSearches();
    const statuses = [];
    for (const { id } of searches) statuses.push((await edit({ id, alert: 'daily' })).statusCode);
    const kept: { alert: string }[] = await readSavedSearches();
    expect(kept.filter(({ alert }) => alert !== 'none')).toHaveLength(Math.min(3, searches.length));
    if (searches.length > 3) expect(statuses).toContain(402);
  });
});
