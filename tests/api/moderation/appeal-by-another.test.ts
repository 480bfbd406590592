import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';

const site = useTalkingSite({ pages: true });
beforeAll(() => setAway(true));
beforeEach(async () => {
  await makeCleo({ role: 'creator', blocked_at: null, deleted_at: null, verified_at: site.clock.now });
});

type Change = Partial<{
  role: 'admin' | 'moderator' | 'creator';
  blocked_at: Date | null;
  deleted_at: Date | null;
  verified_at: Date | null;
}>;
/** Whatever becomes of Cleo, she has just signed in again. */
async function makeCleo(change: Change) {
  const { id } = site.people.cleo;
  const { epoch } = await site.db
    .updateTable('accounts')
    .set(change)
    .where('id', '=', id)
    .returning('epoch')
    .executeTakeFirstOrThrow();
  await site.db.updateTable('sessions').set({ epoch }).where('account_id', '=', id).execute();
}

/** Mira is on leave, or back. */
const setAway = (isAway: boolean) =>
  site.db
    .updateTable('accounts')
    .set({ verified_at: isAway ? null : site.clock.now })
    .where('id', '=', site.people.mira.id)
    .execute();

/** A message of Bela's that Dara removed, and that Bela thinks was fine. */
async function appealed(): Promise<string> {
  const { messageId } = (await site.ask()).json();
  const target = { kind: 'message', id: messageId };
  const { caseNumber } = (
    await site.post('/api/report/create', { target, reason: 'scam', text: 'Odd.' }, 'asha')
  ).json();
  const decision = {
    caseNumber,
    outcome: 'removed',
    statement: 'This is not allowed here.',
    reason: 'A scam.',
  };
  expect((await site.post('/api/super-admin-user/resolveReport', decision, 'dara')).statusCode).toBe(200);
  const text = 'I only asked whether it is for sale.';
  expect((await site.post('/api/report/appeal', { caseNumber, text }, 'bela')).statusCode).toBe(200);
  return caseNumber;
}
const answer = (caseNumber: string, who: 'cleo' | 'mira' | 'dara') =>
  site.post(
    '/api/super-admin-user/resolveAppeal',
    { caseNumber, outcome: 'upheld', answer: 'We looked again, and it stands.' },
    who,
  );
const SAME = 'The person who made the first decision answered your appeal too';
const readDecision = async (caseNumber: string) =>
  (await site.get(`/api/report/decision?caseNumber=${caseNumber}`, 'bela')).json();
const lastMail = async () =>
  (await site.mails()).find(({ subject }) => subject.includes('our answer to your appeal'))?.text;

test('nobody answers the appeal against their own decision while another admin is there', async () => {
  await makeCleo({ role: 'admin' });
  const caseNumber = await appealed();
  const page = await site.get(`/super-admin-user/report/${caseNumber}`, 'dara');
  expect(page.body).toContain('somebody else of us answers this appeal');
  expect(page.body).not.toContain('Answer the appeal');
  const refused = await answer(caseNumber, 'dara');
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'You decided this case yourself, so somebody else of us answers the appeal.',
  ]);
  expect((await readDecision(caseNumber)).appealOutcome).toBeNull();

  const theirs = await site.get(`/super-admin-user/report/${caseNumber}`, 'cleo');
  expect(theirs.body).toContain('Answer the appeal');
  expect((await answer(caseNumber, 'cleo')).statusCode).toBe(200);
  expect(await readDecision(caseNumber)).toMatchObject({
    appealOutcome: 'upheld',
    appealBySamePerson: false,
  });
  expect(await lastMail()).not.toContain(SAME);
  const answered = await site.get(`/super-admin-user/report/${caseNumber}`, 'dara');
  expect(answered.body).toMatch(/Answered by<\/dt><dd>cleo/);
});

test.each<[string, Change]>([
  ['a creator', { role: 'creator' }],
  ['a blocked admin', { role: 'admin', blocked_at: new Date() }],
  ['an admin who left', { role: 'admin', deleted_at: new Date() }],
  ['an admin who never came', { role: 'admin', verified_at: null }],
])('%s could not: then it may be the same person, and everybody is told', async (_who, change) => {
  await makeCleo(change);
  const caseNumber = await appealed();
  const page = await site.get(`/super-admin-user/report/${caseNumber}`, 'dara');
  expect(page.body).toContain('there is nobody else who could');
  expect(page.body).toContain('Answer the appeal');
  expect((await answer(caseNumber, 'dara')).statusCode).toBe(200);
  expect(await readDecision(caseNumber)).toMatchObject({ appealOutcome: 'upheld', appealBySamePerson: true });
  expect(await lastMail()).toContain(SAME);
  expect((await site.get(`/reports/${caseNumber}`, 'bela')).body).toContain(SAME);
  const audit = await site.get(`/api/super-admin-user/audit?q=${caseNumber}`, 'dara');
  expect(audit.json().items[0]).toMatchObject({ action: 'resolve-appeal', after: { isSamePerson: true } });
});

test('two admins at once: the one who may does it, once', async () => {
  await makeCleo({ role: 'admin' });
  const caseNumber = await appealed();
  const codes = await Promise.all(
    (['dara', 'cleo', 'dara', 'cleo'] as const).map(
      async (who) => (await answer(caseNumber, who)).statusCode,
    ),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect([codes[0], codes[2]].every((code) => code === 403 || code === 409)).toBe(true);
});

test('while the other admin is being blocked, the answer waits for how that ends', async () => {
  await makeCleo({ role: 'admin' });
  const caseNumber = await appealed();
  let answered: ReturnType<typeof answer> | undefined;
  await site.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ blocked_at: site.clock.now })
      .where('id', '=', site.people.cleo.id)
      .execute();
    answered = answer(caseNumber, 'dara');
    const waiting = () =>
      site.database.pool.query(`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
  });
  expect((await answered)?.statusCode).toBe(200);
  expect(await readDecision(caseNumber)).toMatchObject({ appealBySamePerson: true });
});

test('a moderator is somebody else, too, and answers as nobody who decided it may', async () => {
  await setAway(false);
  const caseNumber = await appealed();
  expect((await answer(caseNumber, 'dara')).statusCode).toBe(403);
  expect((await answer(caseNumber, 'mira')).statusCode).toBe(200);
  expect(await readDecision(caseNumber)).toMatchObject({ appealBySamePerson: false });
  await setAway(true);
});
