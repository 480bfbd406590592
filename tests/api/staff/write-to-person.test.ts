import { beforeEach, expect, test } from 'vitest';
import { promiseAnswer } from '#rules/help/case-promise.ts';
import { writeCase } from '#tests/support/moderation/write-case.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { listMailsTo } from '#tests/support/people/visitor.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
beforeEach(async () => {
  await site.db.deleteFrom('limits').execute();
  await site.db.deleteFrom('cases').execute();
  await site.db.deleteFrom('mailbox').execute();
});

const MESSAGE = {
  topic: 'selling',
  subject: 'The photo of the tape',
  text: 'Hello Asha,\nthe end of the tape is cut off. Could you send it again?',
};
const write = (more: object = {}, who: Name = 'mira', headers?: Record<string, string>) =>
  site.post(
    '/api/super-admin-user/writeToPerson',
    { userId: site.people.asha.id, ...MESSAGE, ...more },
    who,
    headers,
  );
const listCases = () => site.db.selectFrom('cases').selectAll().execute();

test('what we write is a case of ours: the person answers by its page, and the answer is on the desk', async () => {
  const { asha, mira } = site.people;
  const { caseNumber } = (await write()).json();
  expect(await listCases()).toMatchObject([
    { account_id: asha.id, opened_by: mira.id, handler_id: mira.id, due_at: null, closed_at: null },
  ]);
  const [mail, ...others] = await listMailsTo(site, 'asha@example.com');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: `${caseNumber}: The photo of the tape`,
    headers: { 'Reply-To': 'support@fairhank.test' },
  });
  expect(mail?.text).toContain('the end of the tape is cut off');
  const path = /\/customer-service\/case\/[\w-]+\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const bell = (await site.get('/api/notification/news', 'asha')).body;
  expect(bell).toContain('We have written to you');
  expect(bell).toContain(path);

  const read = (await site.get(path)).body;
  expect(read).toContain('the end of the tape is cut off');
  expect(read).toContain('We wrote to you. You can answer below.');
  expect(read).not.toContain('You wrote');
  expect((await site.postForm(path, { text: 'Here it is, whole this time.' })).statusCode).toBe(303);
  expect(await listCases()).toMatchObject([{ due_at: promiseAnswer('selling', site.clock.now) }]);
  const desk = (await site.get(`/super-admin-user/case/${caseNumber}`, 'dara')).body;
  expect(desk).toContain('Here it is, whole this time.');
  expect(desk).toMatch(/data-kind="answer"><p>The photo of the tape/);
  const audit = (await site.get(`/api/super-admin-user/audit?q=${asha.id}`, 'dara')).json().items[0];
  expect(audit).toMatchObject({
    action: 'user.write-to',
    after: { case: caseNumber },
    by: { username: 'mira' },
  });
});

test('sent twice, at once, and with the same key it is one message', async () => {
  const both = await Promise.all([write(), write()]);
  const numbers = both.map((answer) => answer.json().caseNumber);
  expect(numbers[0]).toBe(numbers[1]);
  const key = { 'idempotency-key': 'a-key-of-mira-0001' };
  const other = { text: 'Something else that we have to say.' };
  const first = (await write(other, 'mira', key)).json();
  expect((await write(other, 'mira', key)).json()).toEqual(first);
  expect(await listCases()).toHaveLength(2);
  expect(await listMailsTo(site, 'asha@example.com')).toHaveLength(2);
});

test('what we wrote does not count as what they wrote', async () => {
  for (let number = 1; number <= 5; number += 1) await write({ subject: `Message number ${number}` });
  const { number } = await writeCase(site, { email: 'asha@example.com' });
  expect(number).toMatch(/^FH-/);
});

test('bad input and who may not', async () => {
  const wrong: [object, string][] = [
    [{ subject: '' }, 'subject'],
    [{ subject: 'x'.repeat(101) }, 'subject'],
    [{ text: 'short' }, 'text'],
    [{ text: 'x'.repeat(3801) }, 'text'],
    [{ topic: 'weather' }, 'topic'],
  ];
  for (const [more, field] of wrong) {
    const refused = await write(more);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
  }
  expect((await write({ userId: 'nobody' })).statusCode).toBe(404);
  expect((await write({ userId: site.people.mira.id })).statusCode, 'herself').toBe(404);
  for (const who of ['asha', 'bela', 'cleo'] as const) expect((await write({}, who)).statusCode).toBe(403);
  expect(await listCases()).toEqual([]);

  const url = `/super-admin-user/user/${site.people.asha.id}`;
  const kept = await site.postForm(url, { intent: 'write', ...MESSAGE, subject: 'x' }, 'mira');
  expect(kept.statusCode).toBe(422);
  expect(kept.body).toContain('Could you send it again?</textarea>');
  const sent = await site.postForm(url, { intent: 'write', ...MESSAGE }, 'mira');
  expect(sent.headers.location).toContain('done=write');
});

test('somebody suspended reads and answers it without signing in', async () => {
  const { bela } = site.people;
  await site.post(
    '/api/super-admin-user/updateUserAsDelete',
    { userId: bela.id, reason: 'A trick.' },
    'dara',
  );
  await write({ userId: bela.id });
  const mail = (await listMailsTo(site, 'bela@example.com')).find(({ subject }) => subject.includes('tape'));
  const path = /\/customer-service\/case\/[\w-]+\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await site.get(path)).statusCode).toBe(200);
});
