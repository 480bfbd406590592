import { afterEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openWantedSite } from '#tests/support/wanted/wanted-site.ts';

const site = useOpened(() => openWantedSite());
afterEach(async () => {
  await site.db.deleteFrom('holds').execute();
  await site.db.deleteFrom('reports').execute();
  await site.db.deleteFrom('wanted_ads').execute();
  await site.db.deleteFrom('mailbox').execute();
});
const WAITING = { status: 'pending_review', published_at: null, note: 'For my client.' } as const;
const readRow = (id: string) =>
  site.db.selectFrom('wanted_ads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('review', () => {
  test('shows what waits, the longest first, with what speaks against it', async () => {
    const later = await site.put('bela', WAITING);
    const updated_at = new Date(site.clock.now.getTime() - 60_000);
    const first = await site.put('asha', { ...WAITING, updated_at, signals: ['new-account'] });
    await site.put('bela', { ...WAITING, ends_at: site.clock.now });
    const { items } = (await site.get('/api/super-admin-user/wantedQueue', 'cleo')).json();
    expect(items).toMatchObject([
      { id: first, buyerId: site.people.asha.id, signals: ['new-account'], note: 'For my client.' },
      { id: later },
    ]);
  });

  test('puts it live, with a row for the audit, and its owner is told', async () => {
    const id = await site.put('bela', WAITING);
    const answer = await site.review({ wantedId: id, version: 1, decision: 'approve' }, 'cleo');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().wanted).toMatchObject({
      status: 'live',
      version: 2,
      publishedAt: site.clock.now.toISOString(),
    });
    expect((await site.show(id)).statusCode).toBe(200);
    const audited = await site.db.selectFrom('audit').selectAll().where('object_id', '=', id).execute();
    expect(audited).toMatchObject([{ action: 'wanted.approve', reason: 'Read and found good.' }]);
    expect((await site.mails()).map(({ subject }) => subject)).toEqual([
      'Your request is live: Wanted: 18–22 in straight or wavy black hair, never coloured, 150 g',
    ]);
  });

  test('does not accept it, and says why to its owner alone', async () => {
    const id = await site.put('bela', WAITING);
    const without = await site.review({ wantedId: id, version: 1, decision: 'reject' });
    expect(without.json().fields).toEqual({ message: ['Tell the person in at least 10 characters why.'] });
    const message = 'Films of the cut are not for sale here.';
    await site.review({ wantedId: id, version: 1, decision: 'reject', message, reason: 'A creep.' });
    expect((await site.show(id)).statusCode).toBe(404);
    expect((await site.show(id, 'asha')).statusCode).toBe(404);
    expect((await site.mine()).items).toMatchObject([
      { status: 'rejected', whyRejected: message, events: ['delete'] },
    ]);
    const own = (await site.show(id, 'bela')).json().wanted;
    expect(own).toMatchObject({ whyRejected: message, events: ['delete'] });
    const seenByStaff = (await site.show(id, 'mira')).json().wanted;
    expect(seenByStaff).toMatchObject({ whyRejected: null, events: [] });
    const [mail] = await site.mails();
    expect(mail?.text).toContain(message);
    expect(mail?.text).not.toContain('A creep.');
  });

  test('is decided once, on the version that was seen, and not by people', async () => {
    const id = await site.put('bela', WAITING);
    const decision = { wantedId: id, version: 1, decision: 'approve' };
    const both = await Promise.all([site.review(decision, 'dara'), site.review(decision, 'mira')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect((await site.review({ ...decision, version: 2 })).json().message).toBe('This request is live.');
    expect((await site.review(decision, 'bela')).statusCode).toBe(403);
  });

  test('puts nothing live that is hidden, but may reject it', async () => {
    const id = await site.put('bela', WAITING);
    await site.db.updateTable('wanted_ads').set({ held: 'check' }).where('id', '=', id).execute();
    const approved = await site.review({ wantedId: id, version: 1, decision: 'approve' });
    expect([approved.statusCode, approved.json().message]).toEqual([
      409,
      'This request is hidden at the moment. It cannot go live while it is.',
    ]);
    expect(await site.db.selectFrom('audit').select('id').where('object_id', '=', id).execute()).toEqual([]);
    const message = 'We take requests for hair only.';
    expect((await site.review({ wantedId: id, version: 1, decision: 'reject', message })).statusCode).toBe(
      200,
    );
  });

  test('of one that its owner changes or deletes meanwhile is not made', async () => {
    const id = await site.put('bela', WAITING);
    const [gone, decided] = await Promise.all([
      site.act('delete', { wantedId: id, version: 1 }),
      site.review({ wantedId: id, version: 1, decision: 'approve' }),
    ]);
    expect([gone.statusCode, decided.statusCode].toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('a report', () => {
  const report = (id: string, reason: string, who?: 'asha' | 'mira') =>
    site.post('/api/report/create', { target: { kind: 'wanted', id }, reason }, who);
  const resolve = (caseNumber: string, outcome: string) =>
    site.post(
      '/api/super-admin-user/resolveReport',
      { caseNumber, outcome, statement: 'It asks for the hair of a child.', reason: 'Plain to see.' },
      'mira',
    );

  test('of a minor hides it at once, and nothing found gives it back', async () => {
    const id = await site.put('bela');
    const { caseNumber } = (await report(id, 'minor')).json();
    const hidden = await site.show(id);
    expect([hidden.statusCode, hidden.json().message]).toEqual([
      410,
      'This request is not shown at the moment.',
    ]);
    expect((await site.browse()).json()).toMatchObject({ items: [], total: 0 });
    expect((await site.mine()).items).toMatchObject([{ status: 'live', isHidden: true }]);
    expect((await site.mails()).map(({ subject }) => subject)).toContain(
      `${caseNumber}: your request is hidden while we check it`,
    );
    const { items } = (await site.get('/api/super-admin-user/reports', 'mira')).json();
    expect(items).toMatchObject([
      {
        caseNumber,
        target: {
          kind: 'wanted',
          id,
          label: 'Wanted: 18–22 in straight or wavy black hair, never coloured, 150 g',
        },
        about: { username: 'bela' },
        tookDown: true,
      },
    ]);
    expect((await resolve(caseNumber, 'dismissed')).statusCode).toBe(200);
    expect((await site.show(id)).statusCode).toBe(200);
    const letter = (await site.mails()).find(({ text }) => text.includes('Your request is live again.'));
    expect(letter?.text).toContain('We have looked at the report about your request. All is well.');
    // Told once that nothing is wrong, a visitor's word is no longer enough.
    await report(id, 'minor');
    expect((await site.show(id)).statusCode).toBe(200);
  });

  test('that is right removes it for good, and the next one of hers is read first', async () => {
    const id = await site.put('bela');
    const { caseNumber } = (await report(id, 'harassment', 'asha')).json();
    expect((await site.show(id)).statusCode).toBe(200);
    expect((await resolve(caseNumber, 'removed')).statusCode).toBe(200);
    const removed = await site.show(id);
    expect([removed.statusCode, removed.json().message]).toEqual([410, 'This request was removed.']);
    expect((await site.ask()).json().wanted.status).toBe('pending_review');
    const appeal = { caseNumber, text: 'I asked for hair of my own daughter, who is 30.' };
    expect((await site.post('/api/report/appeal', appeal, 'bela')).statusCode).toBe(200);
    const back = { caseNumber, outcome: 'reversed', answer: 'You were right, and we were wrong.' };
    expect((await site.post('/api/super-admin-user/resolveAppeal', back, 'dara')).statusCode).toBe(200);
    expect((await site.show(id)).statusCode).toBe(200);
    expect((await readRow(id)).held).toBeNull();
  });

  test('hides what has ended lately, too, and its owner is told', async () => {
    const days = (many: number) => new Date(site.clock.now.getTime() - many * DAY_MS);
    const ended = { status: 'ended', ends_at: days(3), ended_at: days(3) } as const;
    const [lately, untidied] = [await site.put('bela', ended), await site.put('bela', { ends_at: days(3) })];
    const longAgo = await site.put('bela', { ...ended, ends_at: days(30), ended_at: days(30) });
    const cases = [];
    for (const id of [lately, untidied, longAgo]) cases.push((await report(id, 'minor')).json().caseNumber);
    expect((await site.show(lately)).statusCode).toBe(410);
    const told = (await site.mails()).map(({ subject }) => subject);
    const hidden = cases.map((caseNumber) => `${caseNumber}: your request is hidden while we check it`);
    expect(hidden.map((subject) => told.includes(subject))).toEqual([true, true, false]);
  });

  test('of what was changed since and waits to be read is taken from whoever saw it', async () => {
    const id = await site.put('bela');
    const note = 'Write to me on WhatsApp, +44 7700 900123';
    const wish = site.wish({ wantedId: id, version: 1, note, sendForReview: true });
    expect((await site.act('edit', wish)).json().wanted.status).toBe('pending_review');
    expect((await site.show(id)).statusCode).toBe(404);
    expect((await report(id, 'harassment')).statusCode).toBe(200);
    expect((await report(id, 'minor')).statusCode).toBe(200);
    expect((await readRow(id)).held).toBe('check');
  });

  test('of what nobody else ever saw is told apart from nothing by nobody', async () => {
    const id = await site.put('bela', WAITING);
    expect((await report(id, 'scam')).statusCode).toBe(404);
  });
});

test('what somebody looks for is hidden with them, and comes back with them', async () => {
  const id = await site.put('bela');
  const userId = site.people.bela.id;
  const reason = 'Wrote about other things.';
  await site.post('/api/super-admin-user/updateUserAsDelete', { userId, reason }, 'dara');
  expect((await site.show(id)).statusCode).toBe(410);
  expect((await site.browse()).json().items).toEqual([]);
  await site.post('/api/super-admin-user/updateUserAsActive', { userId, reason }, 'dara');
  expect((await site.show(id)).statusCode).toBe(200);
});
