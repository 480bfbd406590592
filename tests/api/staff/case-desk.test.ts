import { beforeEach, expect, test } from 'vitest';
import { promiseAnswer } from '#rules/help/case-promise.ts';
import { DAY_MS } from '#rules/time.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { giveRole } from '#tests/support/people/give-role.ts';
import { writeCase } from '#tests/support/moderation/write-case.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const start = new Date();
beforeEach(async () => {
  site.clock.now = start;
  await site.db.deleteFrom('limits').execute();
  await site.db.deleteFrom('cases').execute();
});

const readCase = (number: string) =>
  site.db.selectFrom('cases').selectAll().where('case_number', '=', number).executeTakeFirstOrThrow();
const page = async (number: string, who: Name = 'dara') =>
  (await site.get(`/super-admin-user/case/${number}`, who)).body;
async function act(number: string, intent: string, fields: Record<string, string> = {}, who: Name = 'dara') {
  const { version } = await readCase(number);
  return site.postForm(
    `/super-admin-user/case/${number}`,
    { intent, version: String(version), ...fields },
    who,
  );
}
async function mailsTo(to: string) {
  await site.runJobs();
  return site.db.selectFrom('mailbox').selectAll().where('to_address', '=', to).orderBy('sent_at').execute();
}
const makeCleo = (role: 'admin' | 'creator') => giveRole(site, 'cleo', role);
const ANSWER = 'Tie it twice,\nan inch apart.';

test('a case is answered by e-mail and on its own page, where the person writes again and opens it anew', async () => {
  const { number, path } = await writeCase(site, { email: 'tess@example.com' });
  expect(await page(number)).toContain('How do I tie it before the cut?');
  expect((await act(number, 'send-close', { answer: ANSWER })).headers.location).toContain('done=send-close');
  expect(await readCase(number)).toMatchObject({ due_at: null, handler_id: site.people.dara.id });

  const mail = (await mailsTo('tess@example.com')).find(({ subject }) => subject.includes('answer'));
  expect(mail).toMatchObject({
    subject: `${number}: our answer`,
    headers: { 'Reply-To': 'support@fairhank.test' },
  });
  expect(mail?.text).toContain('Tie it twice,');
  expect(mail?.text).toContain(path);
  const closed = (await site.get(path)).body;
  expect(closed).toContain('Tie it twice,');
  expect(closed).toContain('This case is closed');

  site.clock.now = new Date(start.getTime() + DAY_MS / 2);
  const again = { text: 'And with which thread?' };
  expect((await site.postForm(path, again)).statusCode).toBe(303);
  expect((await site.postForm(path, again)).statusCode, 'the same words twice').toBe(303);
  const entries = await site.db.selectFrom('case_entries').select(['kind', 'text']).orderBy('id').execute();
  expect(entries.filter(({ kind }) => kind === 'words')).toEqual([{ kind: 'words', text: again.text }]);
  expect(await readCase(number)).toMatchObject({
    closed_at: null,
    due_at: promiseAnswer('selling', site.clock.now),
  });
  expect((await site.get(path)).body).toContain('We are working on it');
  expect(await page(number)).toContain('And with which thread?');
  const desk = (await mailsTo('support@fairhank.test')).map(({ subject }) => subject);
  expect(desk).toContain(`${number}: written to again`);
});

test('nobody reads or writes in a case without its signed address', async () => {
  const { number, path } = await writeCase(site);
  const other = await writeCase(site, { email: 'other@example.com' });
  const key = other.path.split('/').at(-1);
  for (const wrong of ['forged', key]) {
    const address = `/customer-service/case/${number}/${wrong}`;
    expect((await site.get(address)).statusCode).toBe(404);
    expect((await site.postForm(address, { text: 'Let me in.' })).statusCode).toBe(404);
  }
  expect((await site.get(path)).statusCode).toBe(200);
});

test('notes are for staff: not on the page of the person, not in an e-mail', async () => {
  const { number, path } = await writeCase(site, { email: 'nora@example.com' });
  await act(number, 'note', { note: 'She wrote three times this week.' });
  expect(await page(number)).toContain('She wrote three times');
  expect((await site.get(path)).body).not.toContain('three times');
  expect((await mailsTo('nora@example.com')).map(({ text }) => text).join()).not.toContain('three times');
  expect((await readCase(number)).due_at, 'it waits as before').not.toBeNull();
});

test('two at once: the second hears who did what, and nothing is sent twice', async () => {
  await makeCleo('admin');
  const { number } = await writeCase(site, { email: 'twice@example.com' });
  const form = { version: '1', answer: 'We are looking into it.' };
  const send = (who: Name) =>
    site.postForm(`/super-admin-user/case/${number}`, { intent: 'send', ...form }, who);
  expect((await send('cleo')).statusCode).toBe(303);
  const second = await send('dara');
  expect(second.statusCode).toBe(409);
  expect(second.body).toContain('Meanwhile cleo answered');
  expect(second.body, 'what was typed is kept').toContain('We are looking into it.</textarea>');
  const again = await send('cleo');
  expect(again.body).toContain('Meanwhile you answered');
  expect(
    (await mailsTo('twice@example.com')).filter(({ subject }) => subject.includes('answer')),
  ).toHaveLength(1);
  await makeCleo('creator');
});

test('a case is handed over, closed and opened again; each step is told and in the audit', async () => {
  await makeCleo('admin');
  const { number } = await writeCase(site);
  const { cleo } = site.people;
  const wrong = await act(number, 'hand-over', { to: site.people.bela.id });
  expect([wrong.statusCode, wrong.body.includes('Choose a colleague who may handle this case.')]).toEqual([
    422,
    true,
  ]);
  await act(number, 'hand-over', { to: cleo.id, message: 'You know her.' });
  expect(await readCase(number)).toMatchObject({ handler_id: cleo.id });
  const { email } = await site.readAccountRow(cleo.id);
  expect((await mailsTo(email)).at(-1)?.text).toContain('You know her.');
  const mine = await site.get('/super-admin-user/cases?whose=mine', 'cleo');
  expect(mine.body).toContain(number);
  expect((await site.get('/super-admin-user/cases?whose=mine', 'dara')).body).not.toContain(number);

  await act(number, 'close', { reason: 'It was sent twice.' });
  const again = await act(number, 'close', { reason: 'Once more.' });
  expect(again.statusCode).toBe(409);
  expect(again.body).toMatch(/This case is closed already\. It was \w+ who closed it\./);
  expect((await site.get('/super-admin-user/cases', 'dara')).body).not.toContain(number);
  await act(number, 'reopen', { reason: 'It was not.' });
  expect(await page(number)).toContain('opened this case again');
  const audit = await site.db
    .selectFrom('audit')
    .select(['action', 'reason'])
    .where('object_id', '=', number)
    .where('action', '<>', 'case.read')
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['case.hand-over', 'case.close', 'case.reopen']);
  await makeCleo('creator');
});

test('safety comes first, then the day promised; kinds, states and words are looked for', async () => {
  const plan = await writeCase(site, {
    topic: 'plan',
    email: 'a@example.com',
    text: 'I paid twice for one plan.',
  });
  const safety = await writeCase(site, { topic: 'safety', email: 'b@example.com' });
  const press = await writeCase(site, { topic: 'press', email: 'c@example.com' });
  const list = async (asked = '') => {
    const { body } = await site.get(`/super-admin-user/cases${asked}`, 'dara');
    return [...body.matchAll(/<a href="\/super-admin-user\/case\/([^"]+)"/g)].map(([, number]) => number);
  };
  expect(await list()).toEqual([safety.number, press.number, plan.number]);
  expect(await list('?kind=plan')).toEqual([plan.number]);
  expect(await list('?q=paid%20twice')).toEqual([plan.number]);
  expect(await list(`?q=${press.number.toLowerCase()}`)).toEqual([press.number]);
  expect(await list('?q=b@example.com')).toEqual([safety.number]);
  await act(plan.number, 'send', { answer: 'One of them goes back to you today.' });
  expect(await list()).toEqual([safety.number, press.number]);
  expect(await list('?state=answered')).toEqual([plan.number]);
  const [first] = await list('?limit=1');
  const { body } = await site.get('/super-admin-user/cases?limit=1', 'dara');
  const next = /href="([^"]*after=[^"]*)" rel="next"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
  expect([first, ...(await list(next))]).toEqual([safety.number, press.number]);
  expect((await site.get('/super-admin-user/cases', 'cleo')).statusCode).toBe(403);
  expect((await site.get('/super-admin-user/export/cases.csv', 'dara')).body).toContain(press.number);
});

test('a complaint that is written to again after 15 days is decided by the management', async () => {
  const { number, path } = await writeCase(site, { topic: 'complaint', email: 'late@example.com' });
  await act(number, 'send', { answer: 'We are sorry about this.' });
  site.clock.now = new Date(start.getTime() + 16 * DAY_MS);
  await site.postForm(path, { text: 'It is still not settled.' });
  expect((await readCase(number)).for_management).toBe(true);
});

test('what is wrong is said at the field, and what was typed stays', async () => {
  const { number, path } = await writeCase(site);
  const short = await act(number, 'send', { answer: 'No.' });
  expect([short.statusCode, short.body.includes('Write a answer of at least 10 characters.')]).toEqual([
    422,
    true,
  ]);
  expect((await act(number, 'close')).statusCode, 'no reason').toBe(422);
  expect((await site.postForm(path, { text: '' })).statusCode).toBe(422);
  expect((await site.get('/super-admin-user/case/FH-26-AAAAAA', 'dara')).statusCode).toBe(404);
});

test('ready answers are written, changed and deleted by an admin, and offered at the desk', async () => {
  const at = '/super-admin-user/ready-answers';
  const answer = {
    intent: 'save',
    title: 'How to tie',
    text: 'Tie it twice, an inch apart.',
    reason: 'Asked often.',
  };
  expect((await site.postForm(at, answer, 'dara')).statusCode).toBe(303);
  expect((await site.postForm(at, answer, 'cleo')).statusCode).toBe(403);
  const read = () => site.db.selectFrom('ready_answers').selectAll().executeTakeFirst();
  const { id = '', version } = (await read()) ?? {};
  const { number } = await writeCase(site);
  expect(await page(number)).toContain('How to tie');
  const filled = await site.get(`/super-admin-user/case/${number}?ready=${id}`, 'dara');
  expect(filled.body).toContain('Tie it twice, an inch apart.</textarea>');

  const change = { ...answer, id, version: String(version), text: 'Tie it three times.' };
  expect((await site.postForm(at, change, 'dara')).statusCode).toBe(303);
  const stale = await site.postForm(at, change, 'dara');
  expect([stale.statusCode, stale.body.includes('Meanwhile dara changed this answer.')]).toEqual([409, true]);
  const gone = { intent: 'delete', id, version: '2', reason: 'Out of date.' };
  expect((await site.postForm(at, gone, 'dara')).statusCode).toBe(303);
  expect(await read()).toBeUndefined();
  const line = await site.db
    .selectFrom('audit')
    .select('before')
    .where('action', '=', 'ready-answer.delete')
    .executeTakeFirstOrThrow();
  expect(line.before).toMatchObject({ text: 'Tie it three times.' });
});
