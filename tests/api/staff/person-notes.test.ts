import { beforeEach, expect, test } from 'vitest';
import { UNCUT, useTalkingSite } from '#tests/support/moderation/conversations.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { listMailsTo } from '#tests/support/people/visitor.ts';
import { unzip } from '#tests/support/personal-data/unzip.ts';

const site = useTalkingSite({ pages: true, plans: { asha: 4, bela: 5 } });
beforeEach(async () => {
  await site.db.deleteFrom('person_notes').execute();
});

const NOTE = 'Asked twice for a film.\nWe told her not to.';
const add = (userId: string, who: Name = 'mira', note = NOTE) =>
  site.post('/api/super-admin-user/addNote', { userId, note }, who);
const takeBack = (noteId: string, who: Name = 'mira') =>
  site.post('/api/super-admin-user/takeBackNote', { noteId }, who);
const list = async (userId: string, who: Name = 'dara') =>
  (await site.get(`/api/super-admin-user/notes?userId=${userId}`, who)).json().notes;
const page = async (who: Name = 'dara', more = '') =>
  (await site.get(`/super-admin-user/user/${site.people.bela.id}${more}`, who)).body;

test('a note is read by who decides about people, and taken back by its author alone', async () => {
  const { bela } = site.people;
  const { noteId } = (await add(bela.id)).json();
  expect(await list(bela.id)).toEqual([
    { id: noteId, note: NOTE, by: 'mira', isMine: false, at: site.clock.now.toISOString() },
  ]);
  expect(await page()).toContain('Asked twice for a film.');
  expect(await page(), 'not hers').not.toContain('Take back');
  expect(await page('mira')).toContain('Take back');

  const refused = await takeBack(noteId, 'dara');
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'You may not take back what somebody else noted.',
  ]);
  expect((await takeBack(noteId)).statusCode).toBe(200);
  const gone = await takeBack(noteId);
  expect([gone.statusCode, gone.json().message]).toEqual([
    404,
    'There is no such note. It may have been taken back.',
  ]);
  expect(await list(bela.id)).toEqual([]);
  const audit = (await site.get(`/api/super-admin-user/audit?q=${bela.id}`, 'dara')).body;
  expect(audit).toContain('user.note');
  expect(audit).toContain('user.take-back-note');
  expect(audit, 'what it says is not kept for ever').not.toContain('film');
});

test('the same words sent twice, and at once, are one note', async () => {
  const { bela } = site.people;
  const both = await Promise.all([add(bela.id), add(bela.id)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await list(bela.id)).toHaveLength(1);
  await add(bela.id, 'dara');
  expect(await list(bela.id), 'another one of us noted the same').toHaveLength(2);
});

test('nobody reads or writes what is noted about themselves; staff are for admins', async () => {
  const { bela, mira, cleo, dara } = site.people;
  for (const who of ['asha', 'cleo'] as const) expect((await add(bela.id, who)).statusCode).toBe(403);
  for (const id of [cleo.id, mira.id, dara.id]) {
    const refused = await add(id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'You may not keep notes on this person.',
    ]);
  }
  expect((await add(dara.id, 'dara')).statusCode, 'herself').toBe(403);
  const { noteId } = (await add(mira.id, 'dara')).json();
  expect((await site.get(`/api/super-admin-user/notes?userId=${mira.id}`, 'mira')).statusCode).toBe(403);
  expect((await site.get(`/super-admin-user/user/${mira.id}`, 'mira')).body).not.toContain('film');
  expect((await takeBack(noteId)).statusCode, 'nor hears of it').toBe(404);
});

test('bad input: a sentence at the field, and nothing lost', async () => {
  const { bela } = site.people;
  for (const note of ['', '   ', 'x'.repeat(2001)])
    expect((await add(bela.id, 'mira', note)).statusCode).toBe(422);
  expect((await add('nobody')).statusCode).toBe(404);
  expect((await takeBack('nothing')).statusCode).toBe(404);
  const url = `/super-admin-user/user/${bela.id}`;
  const long = await site.postForm(url, { intent: 'note', note: 'x'.repeat(2001) }, 'mira');
  expect(long.statusCode).toBe(422);
  expect(long.body).toContain('xxxxx</textarea>');
  const saved = await site.postForm(url, { intent: 'note', note: NOTE }, 'mira');
  expect(saved.headers.location).toContain('done=note');
  const [{ id }] = await list(bela.id);
  const taken = await site.postForm(url, { intent: 'take-back', noteId: id }, 'mira');
  expect(taken.headers.location).toContain('done=take-back');
  const again = await site.postForm(url, { intent: 'take-back', noteId: id }, 'mira');
  expect(again.body).toContain('It may have been taken back.');
});

test('of many the page shows the newest, and leads to the others', async () => {
  const { bela } = site.people;
  for (let number = 1; number <= 7; number += 1) await add(bela.id, 'mira', `Note number ${number}.`);
  const short = await page();
  expect(short).toContain('Note number 7.');
  expect(short).not.toContain('Note number 2.');
  expect(short).toContain('2 older notes');
  expect(await page('dara', '?notes=all')).toContain('Note number 1.');
});

test('beside a held message the newest note is there; a creator at the review does not read it', async () => {
  const { bela } = site.people;
  await site.begin(UNCUT);
  const message = 'Cut it first and send me a video, then I will send the money.';
  const { messageId } = (await site.ask({ message })).json();
  await add(bela.id, 'dara', 'An older note.');
  await add(bela.id);
  const beside = (await site.get(`/super-admin-user/held-messages/${messageId}`, 'mira')).body;
  expect(beside).toContain('Asked twice for a film.');
  expect(beside).toContain('2 notes');
  expect((await site.get('/super-admin-user/review-queue', 'cleo')).body).not.toContain('film');
});

test('the person does not read it: not in the copy of their data', async () => {
  const { bela } = site.people;
  await add(bela.id);
  await site.post('/api/user/exportData', {}, 'bela');
  const mail = (await listMailsTo(site, 'bela@example.com')).find(({ subject }) =>
    subject.startsWith('Your data'),
  );
  const path = /\/my-data\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
  const files = [...unzip((await site.get(path, 'bela')).rawPayload).values()].join('\n');
  expect(files).toContain('bela@example.com');
  expect(files).not.toContain('film');
});
