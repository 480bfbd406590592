import { afterEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { somebody } from '#tests/support/access/thing-owners.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openMatchSite } from '#tests/support/wanted/match-site.ts';

const site = useOpened(() => openMatchSite({ pages: true }));
afterEach(async () => {
  await site.db.deleteFrom('holds').execute();
  await site.db.deleteFrom('reports').execute();
  await site.clear();
});

const SLUG = '18-22-in-straight-or-wavy-black-hair-never-coloured-150-g';
const toUrl = (id: string) => `/wanted/${id}/${SLUG}`;
const daysAgo = (days: number) => new Date(site.clock.now.getTime() - days * DAY_MS);
const ended = (days: number) =>
  site.ask({ status: 'ended', ends_at: daysAgo(days), ended_at: daysAgo(days), published_at: daysAgo(40) });
const report = (kind: string, id: string) =>
  site.post('/api/report/create', { target: { kind, id }, reason: 'minor' });
const NO_INDEX = 'noindex';

test('a wrong slug leads to the right one, with all that the address says', async () => {
  const id = await site.ask();
  for (const wrong of ['', '/else']) {
    const answer = await site.get(`/wanted/${id}${wrong}?ad=some`);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `${toUrl(id)}?ad=some`]);
  }
  // An open page asks for its data by the address it has, and must stay what it is.
  const data = await site.get(`/wanted/${id}/else.data`);
  expect([data.statusCode, data.body.includes(SLUG)]).toEqual([200, true]);
});

test('live it is for search engines, ended for thirty days for nobody new, and then it is gone', async () => {
  const live = await site.get(toUrl(await site.ask()));
  expect([live.statusCode, live.body.includes(NO_INDEX)]).toEqual([200, false]);
  const over = await site.get(toUrl(await ended(29)));
  expect([over.statusCode, over.body.includes(NO_INDEX)]).toEqual([200, true]);
  expect(over.body).toContain('This request has ended.');
  expect(over.body).not.toContain('Sign in to answer');
  const gone = await site.get(toUrl(await ended(31)));
  expect(gone.statusCode).toBe(410);
  expect(gone.body).toContain('This request is gone');
});

describe('each reads what is meant for them', () => {
  test('what its owner did is said to nobody else', async () => {
    const url = `${toUrl(await site.ask())}?done=posted`;
    expect((await site.get(url, 'bela')).body).toContain('Your request is live.');
    for (const who of [undefined, 'asha', 'dara'] as const)
      expect((await site.get(url, who)).body).not.toContain('Your request is live.');
  });

  test('one that waits has words for its owner and others for staff, who report nothing', async () => {
    const url = toUrl(await site.ask({ status: 'pending_review', published_at: null }));
    expect((await site.get(url, 'bela')).body).toContain('Only you see this request.');
    const page = (await site.get(url, 'dara')).body;
    expect(page).toContain('This request waits, and the public does not see it.');
    expect(page).toContain('/super-admin-user/review-queue?of=wanted');
    for (const words of ['Only you', 'Report this request', 'Is this your hair?'])
      expect(page).not.toContain(words);
  });

  test('one that is hidden says so', async () => {
    const id = await site.ask();
    expect((await report('wanted', id)).statusCode).toBe(200);
    const own = (await site.get(`${toUrl(id)}?done=posted`, 'bela')).body;
    expect(own).toContain('This request is hidden after a report.');
    expect(own).toContain(NO_INDEX);
    for (const words of ['Your request is live.', 'Hair that fits', 'We look with each new ad'])
      expect(own).not.toContain(words);
    expect((await site.get(toUrl(id), 'dara')).body).toContain('This request is hidden: the public');
    const others = await site.get(toUrl(id), 'asha');
    expect(others.statusCode).toBe(410);
    expect(others.body).toContain('This request is not shown at the moment');
    expect(others.body).toContain('It may come back.');
    expect((await site.get(toUrl(id))).body).not.toContain('150 g');
    const mine = (await site.get('/wanted/mine', 'bela')).body;
    expect(mine).toContain('Hidden after a report');
    for (const words of ['Nothing fits yet', '1 ad fits', '>Live<']) expect(mine).not.toContain(words);
    await site.db.updateTable('wanted_ads').set({ held: 'removal' }).where('id', '=', id).execute();
    expect((await site.get(toUrl(id), 'asha')).body).toContain('This request is gone');
  });

  test('the days of renewing go to its owner alone, and a list sends no more than its cards', async () => {
    const url = toUrl(await site.ask());
    const last = daysAgo(-90).toISOString().slice(0, 10);
    expect((await site.get(url, 'bela')).body).toContain(last);
    expect((await site.get(url)).body).not.toContain(last);
    expect((await site.get(url)).body).toContain('46–56 cm');
    expect((await site.get('/wanted')).body).not.toContain('46–56 cm');
  });
});

describe('without script', () => {
  test('its owner changes, ends, renews and deletes it', async () => {
    const id = await site.ask();
    const until = new Date(site.clock.now.getTime() + 20 * DAY_MS).toISOString().slice(0, 10);
    const act = (intent: string, version: number, more = {}) =>
      site.postForm(toUrl(id), { intent, wantedId: id, version: String(version), ...more }, 'bela');
    const changed = await site.postForm(
      `/wanted/new?edit=${id}`,
      [
        ['version', '1'],
        ['shortest', '18'],
        ['longest', '22'],
        ['colours', 'black'],
        ['textures', 'straight'],
        ['treatments', 'virgin'],
        ['grams', '200'],
        ['country', 'GB'],
        ['until', until],
      ],
      'bela',
    );
    expect(changed.headers.location, changed.body).toMatch(/200-g\?done=saved$/);
    expect((await act('end', 2)).headers.location).toBe(`${toUrl(id)}?done=ended`);
    expect((await act('renew', 3, { until })).headers.location).toBe(`${toUrl(id)}?done=renewed`);
    expect(
      (await site.get(`/wanted/${id}/18-22-in-straight-black-hair-never-coloured-200-g`)).body,
    ).toContain('Is this your hair?');
    expect((await act('delete', 4)).headers.location).toBe('/wanted/mine?done=deleted');
    expect((await site.get(`/wanted/${id}/any`)).statusCode).toBe(410);
  });

  test('staff approve it, and who comes too late reads why nothing was done', async () => {
    const id = await site.ask({ status: 'pending_review', published_at: null });
    const queue = '/super-admin-user/review-queue?of=wanted';
    const fields = { intent: 'decide-wanted', wantedId: id, version: '1', decision: 'approve' };
    const decided = await site.postForm(queue, fields, 'dara');
    expect(decided.headers.location, decided.body).toMatch(/done=request-live$/);
    expect((await site.get(toUrl(id))).statusCode).toBe(200);
    expect((await site.get(queue, 'cleo')).body).not.toContain('role="alert"');
    const late = await site.postForm(queue, fields, 'cleo');
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('role="alert"');
  });

  test('anybody reports it', async () => {
    const id = await site.ask();
    const path = `/report?kind=wanted&id=${id}`;
    expect((await site.get(toUrl(id))).body).toContain(path.replace('&', '&amp;'));
    const form = (await site.get(path)).body;
    expect(form).toContain('Report this request');
    expect(form).toContain(`href="${toUrl(id)}"`);
    const sent = await site.postForm(path, { reason: 'scam' });
    expect(sent.headers.location, sent.body).toMatch(/^\/report\?case=FH-/);
    expect(await site.db.selectFrom('reports').select('wanted_id').execute()).toEqual([{ wanted_id: id }]);
    // Its owner changed it meanwhile, and we read it first: it can be reported, and what it says now is not told.
    const waits = { status: 'pending_review', published_at: null, grams: 333, version: 2 } as const;
    await site.db.updateTable('wanted_ads').set(waits).where('id', '=', id).execute();
    const blind = await site.get(path);
    expect([blind.statusCode, blind.body.includes('333 g')]).toEqual([200, false]);
    expect((await site.postForm(path, { reason: 'scam' })).headers.location).toMatch(/^\/report\?case=FH-/);
  });
});

test('after an ad is posted its seller reads of the five best', async () => {
  const ad = await site.putAd();
  for (let each = 0; each < 6; each += 1) await site.ask();
  const page = (await site.get(`/post-an-ad/done?draft=${ad}`, 'asha')).body;
  expect(page).toContain('One person wants hair like this');
  expect(page.match(new RegExp(`\\?ad=${ad}#answer"`, 'g'))).toHaveLength(5);
  for (let each = 0; each < 2; each += 1) await site.ask({}, await somebody(site, 1));
  const more = (await site.get(`/post-an-ad/done?draft=${ad}`, 'asha')).body.replaceAll('<!-- -->', '');
  expect(more).toContain('Three people want hair like this');
  expect(more).toContain('Answer with this ad');
  const mine = (await site.get('/seller/seller-profile', 'asha')).body.replaceAll('<!-- -->', '');
  expect(mine).toContain('Three people want hair like this');
});

test('nobody is asked for an offer on an ad that is hidden', async () => {
  const ad = await site.putAd();
  const { conversationId } = (await site.answer(await site.ask(), ad)).json();
  const thread = async () => (await site.get(`/messages/${conversationId}`, 'bela')).body;
  expect(await thread()).toContain('Make an offer');
  expect((await report('ad', ad)).statusCode).toBe(200);
  const hidden = await thread();
  expect(hidden).toContain('Not available');
  expect(hidden).not.toContain('Make an offer');
});
