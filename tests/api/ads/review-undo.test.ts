import { beforeEach, describe, expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { notifyOfReview } from '#market/ads/life/notify-of-review.ts';
import { postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { bindJobs } from '#market/jobs.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';

let ad: { id: string; version: number };
const site = useSite({ pages: true, plans: { asha: 4 } });
beforeEach(async () => {
  await site.letSecondsPass(60);
  await site.runJobs();
  await site.db.deleteFrom('mailbox').execute();
  ad = (await postAd(site, 'asha', { weight: 600 })).json().ad;
  await site.runJobs();
  await site.db.deleteFrom('mailbox').execute();
});

type Who = 'cleo' | 'dara' | 'asha';
const review = async (decision: string, who: Who = 'dara') =>
  site.post(
    '/api/super-admin-user/reviewAd',
    {
      adId: ad.id,
      version: ad.version,
      decision,
      message: 'The photos are of a shop.',
      reason: 'Looked at.',
    },
    who,
  );
const undo = (version: number, who: Who = 'dara') =>
  site.post('/api/super-admin-user/undoReview', { adId: ad.id, version }, who);
const row = () => site.readAdRow(ad.id);
const subjects = async () => {
  await site.runJobs();
  return (await site.db.selectFrom('mailbox').select('subject').execute()).map(({ subject }) => subject);
};

describe.each(['approve', 'ask-for-changes', 'reject'])('to %s', (decision) => {
  test('is undone within ten seconds: the ad waits where it waited, and nobody hears of it, ever', async () => {
    const before = await row();
    const { version } = (await review(decision)).json().ad;
    await site.letSecondsPass(9);
    expect(await subjects()).toEqual([]);
    const undone = await undo(version);
    expect([undone.statusCode, undone.json().ad?.status]).toEqual([200, 'pending_review']);
    const after = await row();
    expect({ ...after, version: 0, updated_at: 0 }).toEqual({ ...before, version: 0, updated_at: 0 });
    await site.letSecondsPass(3_600);
    expect(await subjects()).toEqual([]);
    const steps = await site.db
      .selectFrom('audit')
      .select('action')
      .where('object_id', '=', ad.id)
      .orderBy('at')
      .execute();
    expect(steps.map(({ action }) => action)).toEqual([`ad.${decision}`, 'ad.undo-review']);
  });

  test('stands after ten seconds: then the seller is told, once, and there is no way back', async () => {
    const { version } = (await review(decision)).json().ad;
    await site.letSecondsPass(10);
    expect(await subjects()).toHaveLength(1);
    const late = await undo(version);
    expect([late.statusCode, late.json().message]).toEqual([409, expect.stringMatching(/over/)]);
    await notifyOfReview(openContext(site.platform, null, 'job'), { adId: ad.id, version });
    expect(await subjects()).toHaveLength(1);
  });
});

test('the time counts also where the e-mail is late', async () => {
  const { version } = (await review('reject')).json().ad;
  site.clock.now = new Date(site.clock.now.getTime() + 11_000);
  const late = await undo(version);
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('after 10 seconds')]);
});

test('only whoever decided undoes it, and only on the version that the decision made', async () => {
  const { version } = (await review('reject', 'cleo')).json().ad;
  expect((await undo(version, 'dara')).statusCode).toBe(404);
  expect((await undo(version, 'asha')).statusCode).toBe(403);
  expect((await undo(version - 1, 'cleo')).statusCode).toBe(409);
  expect((await undo(version, 'cleo')).statusCode).toBe(200);
  expect((await undo(version, 'cleo')).statusCode).toBe(409);
  expect((await undo(version + 1, 'cleo')).statusCode).toBe(404);
});

test('a seller who was quicker keeps what they did', async () => {
  const { version } = (await review('approve')).json().ad;
  const sold = await site.post('/api/seller/updateAsSold', { adId: ad.id, version }, 'asha');
  expect(sold.statusCode).toBe(200);
  expect((await undo(version)).statusCode).toBe(409);
  await site.letSecondsPass(10);
  expect(await subjects(), 'that it is live would be no news').toEqual([]);
});

test('of an undo and its e-mail at the same moment exactly one happens', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { version } = (await review('reject')).json().ad;
    await site.db.deleteFrom('mailbox').execute();
    const telling = notifyOfReview(openContext(site.platform, null, 'job'), { adId: ad.id, version });
    const [undone] = await Promise.all([undo(version), telling]);
    await site.platform.queue.drain(bindJobs(site.platform));
    const told = await site.db.selectFrom('mailbox').select('id').execute();
    expect([undone.statusCode, told.length], `round ${round}`).toEqual(
      undone.statusCode === 200 ? [200, 0] : [409, 1],
    );
    if (undone.statusCode !== 200) ad = (await postAd(site, 'asha', { weight: 600 })).json().ad;
    else ad = undone.json().ad;
    await site.runJobs();
  }
});

test('two undo at once: one does it', async () => {
  const { version } = (await review('approve')).json().ad;
  const answers = await Promise.all([undo(version), undo(version), undo(version)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('many at once can be taken back as well', async () => {
  const bulk = (act: string, rows: string[]) =>
    site.post('/api/super-admin-user/bulk', { act, rows, reason: 'Looked at.' }, 'dara');
  const { results } = (await bulk('ads.reject', [`${ad.id}:${ad.version}`])).json();
  expect(results).toMatchObject([{ isDone: true, undo: `${ad.id}:${ad.version + 1}` }]);
  const back = (await bulk('ads.undo-review', [results[0].undo])).json().results;
  expect(back).toMatchObject([{ isDone: true, undo: null }]);
  expect((await row()).status).toBe('pending_review');
});

test('nobody who waits for such hair hears of an ad that may still be taken back', async () => {
  await givePlan(site, site.people.bela.id, 6);
  const search = { name: 'All', search: 'colour=black', alert: 'instant' };
  expect((await site.post('/api/search/save', search, 'bela')).statusCode).toBe(200);
  await site.letSecondsPass(120);
  const { version } = (await review('approve')).json().ad;
  await site.db.transaction().execute((tx) => site.platform.queue.enqueue(tx, { name: 'tell-new-ads' }, {}));
  expect(await subjects()).toEqual([]);
  await undo(version);
  await site.letSecondsPass(120);
  expect((await row()).status).toBe('pending_review');
  await site.db.transaction().execute((tx) => site.platform.queue.enqueue(tx, { name: 'tell-new-ads' }, {}));
  expect(await subjects()).toEqual([]);
});

test('without script it is a button on the page that follows, with the next ad chosen', async () => {
  const other = (await postAd(site, 'asha', { weight: 610 })).json().ad;
  const form = (fields: Record<string, string>) =>
    site.postForm('/super-admin-user/review-queue', fields, 'dara');
  const decided = await form({
    intent: 'decide',
    adId: ad.id,
    version: String(ad.version),
    decision: 'reject',
    message: 'The photos are of a shop.',
    next: other.id,
  });
  expect(decided.statusCode).toBe(303);
  const { pathname, search } = new URL(String(decided.headers.location), 'http://localhost');
  const page = await site.get(`${pathname}${search}`, 'dara');
  expect(page.body).toContain('Undo (within 10 seconds)');
  expect(/<li id="ad-([^"]+)"[^>]*aria-current="true"/.exec(page.body)?.[1]).toBe(other.id);
  const undone = await form({ intent: 'undo', adId: ad.id, version: String(ad.version + 1) });
  expect(undone.statusCode).toBe(303);
  expect((await row()).status).toBe('pending_review');
  const late = await form({ intent: 'undo', adId: ad.id, version: String(ad.version + 1) });
  expect([late.statusCode, late.body.includes('changed in the meantime')]).toEqual([409, true]);
});
