import { afterEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openWantedSite } from '#tests/support/wanted/wanted-site.ts';

const site = useOpened(() => openWantedSite());
afterEach(async () => {
  await site.db.deleteFrom('wanted_ads').execute();
});
const HIDDEN = 'This request is hidden at the moment. It cannot go live while it is.';
const UNREAD = { status: 'pending_review', published_at: null } as const;
const daysAgo = (days: number) => new Date(site.clock.now.getTime() - days * DAY_MS);
const edit = (wantedId: string, version: number, more: object = {}) =>
  site.act('edit', { wantedId, version, ...site.wish(more) });
const readRow = (id: string) =>
  site.db.selectFrom('wanted_ads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a change', () => {
  test('is made on the version that was seen, and read again', async () => {
    const id = await site.put('bela');
    const changed = (await edit(id, 1, { grams: 200, note: 'For a wig.' })).json().wanted;
    expect(changed).toMatchObject({ version: 2, status: 'live', facts: { grams: 200 }, note: 'For a wig.' });
    const late = await edit(id, 1);
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toEqual({ status: 'live', version: 2 });
    expect((await edit(id, 2, { note: 'I want a film of the cut.' })).statusCode).toBe(422);
    const waits = await edit(id, 2, { note: 'Mail me at bela@example.com', sendForReview: true });
    expect(waits.json().wanted).toMatchObject({ status: 'pending_review', events: ['delete'] });
    expect((await site.show(id)).statusCode).toBe(404);
    expect((await edit(id, 3)).json().message).toBe('This request is waiting for our review.');
  });

  test('that waits for us is public at no time: not when its day passes, nor when it is deleted', async () => {
    const note = { note: 'Mail me at bela@example.com', sendForReview: true };
    const changed = await site.put('bela', { ends_at: new Date(`${site.until(1)}T00:00:00Z`) });
    expect((await edit(changed, 1, { ...note, until: site.until(0) })).json().wanted).toMatchObject({
      status: 'pending_review',
      publishedAt: null,
    });
    const ended = { status: 'ended', ended_at: daysAgo(2), ends_at: daysAgo(2), note: note.note } as const;
    const renewed = await site.put('bela', ended);
    const renewal = { wantedId: renewed, version: 1, until: site.until(1), sendForReview: true };
    expect((await site.act('renew', renewal)).json().wanted.status).toBe('pending_review');
    const deleted = await site.put('bela', { status: 'pending_review', published_at: null });
    await site.act('delete', { wantedId: deleted, version: 1 });
    const start = site.clock.now;
    site.clock.now = new Date(start.getTime() + 3 * DAY_MS);
    await doJob(site.platform, 'end-wanted');
    expect(await readRow(changed)).toMatchObject({ status: 'ended', published_at: null });
    expect(await readRow(renewed)).toMatchObject({ status: 'ended', published_at: null });
    for (const id of [changed, renewed, deleted]) expect((await site.show(id)).statusCode).toBe(404);
    site.clock.now = start;
    expect((await site.show(deleted, 'bela')).statusCode).toBe(410);
  });

  test('leaves the last day as it is, also on that day', async () => {
    const id = await site.put('bela', { ends_at: new Date(`${site.until(1)}T00:00:00Z`) });
    expect((await edit(id, 1, { until: site.until(0) })).statusCode).toBe(200);
    expect((await edit(id, 2, { until: site.until(-1) })).statusCode).toBe(422);
  });

  test('is for its owner alone', async () => {
    const id = await site.put('bela');
    expect((await site.act('edit', { wantedId: id, version: 1, ...site.wish() }, 'asha')).statusCode).toBe(
      404,
    );
    expect((await site.act('end', { wantedId: id, version: 1 }, 'dara')).statusCode).toBe(403);
  });
});

describe('the end', () => {
  test('by its owner or by the clock, at that very second', async () => {
    const mine = await site.put('bela');
    const ended = (await site.act('end', { wantedId: mine, version: 1 })).json().wanted;
    expect(ended).toMatchObject({ status: 'ended', events: ['renew', 'delete'] });
    const again = await site.act('end', { wantedId: mine, version: 2 });
    expect([again.statusCode, again.json().message]).toEqual([409, 'This request has ended.']);

    const over = await site.put('bela', { ends_at: site.clock.now });
    expect((await site.browse()).json()).toMatchObject({ items: [], total: 0 });
    expect((await site.show(over)).json().wanted.status).toBe('ended');
    expect((await site.act('end', { wantedId: over, version: 1 })).statusCode).toBe(409);
    expect((await edit(over, 1)).json().message).toBe('This request has ended.');
  });

  test('is tidied up later, as of its own second', async () => {
    const ends_at = daysAgo(2);
    const [over, waits, live] = [
      await site.put('bela', { ends_at }),
      await site.put('bela', { ends_at, status: 'pending_review', published_at: null }),
      await site.put('bela'),
    ];
    await doJob(site.platform, 'end-wanted');
    expect(await readRow(over)).toMatchObject({ status: 'ended', ended_at: ends_at, version: 2 });
    expect(await readRow(waits)).toMatchObject({ status: 'ended', ended_at: ends_at });
    expect(await readRow(live)).toMatchObject({ status: 'live', version: 1 });
    // Nobody else ever saw the one that waited.
    expect((await site.show(waits)).statusCode).toBe(404);
  });

  test('is shown for thirty days, then it is gone, but for its owner', async () => {
    const ended = { status: 'ended', ends_at: daysAgo(31) } as const;
    const lately = await site.put('bela', { ...ended, ended_at: daysAgo(29.9) });
    const longAgo = await site.put('bela', { ...ended, ended_at: daysAgo(30) });
    const untidied = await site.put('bela', { ends_at: daysAgo(30) });
    expect((await site.show(lately)).json().wanted).toMatchObject({ status: 'ended', canAnswer: false });
    for (const id of [longAgo, untidied]) {
      const gone = await site.show(id);
      expect([gone.statusCode, gone.json().message]).toEqual([410, 'This request has ended.']);
      expect((await site.show(id, 'bela')).statusCode).toBe(200);
    }
  });
});

describe('a renewal', () => {
  const renew = (wantedId: string, version: number, more: object = {}) =>
    site.act('renew', { wantedId, version, until: site.until(20), ...more });

  test('brings it back within thirty days, as new, and is read again', async () => {
    const ended = { status: 'ended', ended_at: daysAgo(29), ends_at: daysAgo(29) } as const;
    const id = await site.put('bela', { ...ended, published_at: daysAgo(60) });
    const back = (await renew(id, 1)).json().wanted;
    expect(back).toMatchObject({ status: 'live', until: site.until(20), version: 2 });
    expect(back.publishedAt).toBe(site.clock.now.toISOString());
    const creepy = await site.put('bela', { ...ended, note: 'A video of the cut, please.' });
    expect((await renew(creepy, 1)).statusCode).toBe(422);
    const late = await site.put('bela', { ...ended, ended_at: daysAgo(30) });
    expect((await renew(late, 1)).json().message).toBe(
      'This request ended more than 30 days ago. Post a new one.',
    );
    expect((await renew(await site.put('bela'), 1)).json().message).toBe('This request is live.');
  });

  test('within a day of its end keeps its place in the list', async () => {
    const published_at = daysAgo(10);
    const id = await site.put('bela', { published_at });
    await site.act('end', { wantedId: id, version: 1 });
    expect((await renew(id, 2)).json().wanted.publishedAt).toBe(published_at.toISOString());
    const over = { status: 'ended', ends_at: daysAgo(1), ended_at: daysAgo(1), published_at } as const;
    const later = await site.put('bela', over);
    expect((await renew(later, 1)).json().wanted.publishedAt).toBe(site.clock.now.toISOString());
    const unseen = await site.put('bela', { ends_at: site.clock.now, ...UNREAD });
    expect((await renew(unseen, 1)).json().wanted.publishedAt).toBe(site.clock.now.toISOString());
  });

  test('of what was seen just before the clock came by is made, of another version it is not', async () => {
    const byClock = await site.put('bela', { ends_at: site.clock.now });
    await doJob(site.platform, 'end-wanted');
    expect(await readRow(byClock)).toMatchObject({ status: 'ended', version: 2 });
    expect((await renew(byClock, 1)).json().wanted).toMatchObject({ status: 'live', version: 3 });
    expect((await renew(byClock, 2)).statusCode).toBe(409);
    const byOwner = await site.put('bela');
    await site.act('end', { wantedId: byOwner, version: 1 });
    expect((await renew(byOwner, 1)).statusCode).toBe(409);
  });

  test('of what is hidden is not made', async () => {
    const id = await site.put('bela', { status: 'ended', ends_at: daysAgo(2), ended_at: daysAgo(2) });
    await site.db.updateTable('wanted_ads').set({ held: 'removal' }).where('id', '=', id).execute();
    const refused = await renew(id, 1);
    expect([refused.statusCode, refused.json().message]).toEqual([409, HIDDEN]);
    expect(await readRow(id)).toMatchObject({ status: 'ended', version: 1 });
  });

  test('works before the clock has come by, and twice is once', async () => {
    const id = await site.put('bela', { ends_at: daysAgo(1) });
    const both = await Promise.all([renew(id, 1), renew(id, 1)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(await readRow(id)).toMatchObject({ status: 'live', ended_at: null });
  });
});

describe('deleting', () => {
  test('is for good', async () => {
    const id = await site.put('bela');
    expect((await site.act('delete', { wantedId: id, version: 1 })).statusCode).toBe(200);
    const gone = await site.show(id);
    expect([gone.statusCode, gone.json().message]).toEqual([410, 'This request was deleted.']);
    expect((await site.mine()).items).toEqual([]);
    expect((await site.act('delete', { wantedId: id, version: 2 })).statusCode).toBe(409);
  });

  test('by staff asks for a reason, leaves a row, and its owner is told', async () => {
    const id = await site.put('bela');
    const without = await site.act('delete', { wantedId: id, version: 1 }, 'dara');
    expect([without.statusCode, without.json().fields]).toEqual([422, { reason: ['Give a reason.'] }]);
    const reason = 'It asks for hair of a child.';
    const message = 'We take requests for hair of adults only.';
    const done = await site.act('delete', { wantedId: id, version: 1, reason, message }, 'dara');
    expect(done.statusCode, done.body).toBe(200);
    const audited = await site.db.selectFrom('audit').selectAll().where('object_id', '=', id).execute();
    expect(audited).toMatchObject([{ action: 'wanted.delete', reason }]);
    const mails = await site.mails();
    const told = mails.find(({ subject }) => subject.startsWith('We deleted your request'));
    expect(told?.text).toContain(message);
    expect(told?.text).not.toContain(reason);
  });
});
