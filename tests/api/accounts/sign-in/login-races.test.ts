import { expect, test } from 'vitest';
import type { Database } from '#platform/postgres/database.ts';
import { openAuthenticator } from '#tests/support/people/authenticator.ts';
import { isSomebodyWaiting } from '#tests/support/site/locks.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  newestCode,
  openAccount,
  openVisitor,
  type Visitor,
} from '#tests/support/people/visitor.ts';

const site = useSite();

const NEW_PASSWORD = 'a quiet harbour before the rain';
/** Their guard is proved above, one change after the other; these look for what nobody thought of. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 3);
const LOGINS = 4;

async function logIn(visitor: Visitor, email: string, password = GOOD_PASSWORD) {
  const answer = await visitor.post('/api/user/login', { email, password });
  const { success, loginDetails } = answer.json();
  if (success === 1) visitor.saved = { email, password: loginDetails.device_pass };
  return answer;
}
const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/user/sessions')).statusCode === 200;
const logInSilently = (visitor: Visitor) => logIn(visitor, visitor.saved.email, visitor.saved.password);

/** Whether a browser is in, by its session or by the pass that it kept for ninety days. */
async function isInside(visitor: Visitor): Promise<boolean> {
  if (await isSignedIn(visitor)) return true;
  return visitor.saved.password !== '' && (await logInSilently(visitor)).json().success === 1;
}

/** Does something in a transaction that ends only when everybody else waits for it. */
async function whileOthersWait(change: (db: Database) => Promise<unknown>, others: () => Promise<unknown>) {
  const begun = Promise.withResolvers<undefined>();
  const mayEnd = Promise.withResolvers<undefined>();
  const changing = site.db.transaction().execute(async (tx) => {
    await change(tx);
    begun.resolve(undefined);
    await mayEnd.promise;
  });
  await Promise.race([begun.promise, changing]);
  const going = others();
  await expect.poll(() => isSomebodyWaiting(site.db), { timeout: 2500 }).toBe(true);
  mayEnd.resolve(undefined);
  await changing;
  return going;
}

const CHANGES = {
  'a new password': { password_hash: '$argon2id$another' },
  'a second factor': { totp_secret: Buffer.alloc(44, 1), totp_confirmed_at: new Date() },
  'a new address': { email: 'moved-away@example.com' },
  'a block': { blocked_at: new Date() },
  'a deletion': { deleted_at: new Date() },
};
test.each(Object.entries(CHANGES))(
  '%s evicts a login that was under way, and every session and pass from before',
  async (_name, values) => {
    const { email, id, visitor: before } = await openAccount(site);
    await logIn(before, email);
    expect(await isInside(before)).toBe(true);
    const late = openVisitor(site);
    await whileOthersWait(
      (db) => db.updateTable('accounts').set(values).where('id', '=', id).execute(),
      async () => expect((await logIn(late, email)).json()).toEqual({ success: 0 }),
    );
    // What was undone afterwards does not wake what had died.
    const undone = { blocked_at: null, deleted_at: null, email };
    await site.db.updateTable('accounts').set(undone).where('id', '=', id).execute();
    expect([await isInside(late), await isInside(before)]).toEqual([false, false]);
  },
);

test('what is no proof leaves everybody signed in', async () => {
  const { email, id, visitor } = await openAccount(site);
  await logIn(visitor, email);
  const values = { username: `renamed-${id.slice(-8)}`, totp_secret: Buffer.alloc(44, 1), epoch: 7 };
  await site.db.updateTable('accounts').set(values).where('id', '=', id).execute();
  expect(await isInside(visitor)).toBe(true);
});

test('whoever changes their own proof stays in with the browser in hand, day after day, and nobody else does', async () => {
  const { email, visitor: owner } = await openAccount(site);
  await logIn(owner, email);
  const other = openVisitor(site);
  await logIn(other, email);
  const steps = [
    () => owner.post('/api/user/changePassword', { password: GOOD_PASSWORD, newPassword: NEW_PASSWORD }),
    () => openAuthenticator(site).enrol(owner, NEW_PASSWORD),
  ];
  for (const step of steps) {
    await step();
    expect(await isSignedIn(owner)).toBe(true);
    expect((await logInSilently(owner)).json().success).toBe(1);
  }
  expect(await isInside(other)).toBe(false);
});

test('a browser from before a block is a stranger’s: whoever guesses there waits', async () => {
  const { email, id, visitor } = await openAccount(site);
  await logIn(visitor, email);
  for (const blocked_at of [site.clock.now, null])
    await site.db.updateTable('accounts').set({ blocked_at }).where('id', '=', id).execute();
  const guesses: number[] = [];
  for (let time = 0; time < 6; time += 1)
    guesses.push((await logIn(visitor, email, 'not this one')).statusCode);
  expect(guesses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a pass from before a block is not woken by its owner, who signs in again and has another', async () => {
  const { email, id, visitor } = await openAccount(site);
  await logIn(visitor, email);
  const thief = openVisitor(site);
  for (const [name, kept] of visitor.jar) thief.jar.set(name, kept);
  thief.saved = { ...visitor.saved };
  for (const blocked_at of [site.clock.now, null])
    await site.db.updateTable('accounts').set({ blocked_at }).where('id', '=', id).execute();
  expect((await logIn(visitor, email)).json().success).toBe(1);
  expect((await logInSilently(visitor)).json().success).toBe(1);
  expect([await isInside(visitor), await isInside(thief)]).toEqual([true, false]);
});

test('of two who change the password at once, one does, and the other is out', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email, visitor: owner } = await openAccount(site);
    const thief = openVisitor(site);
    await logIn(owner, email);
    await logIn(thief, email);
    const wanted = ['a lantern in the first window', 'a lantern in the second window'];
    const answers = await Promise.all(
      [owner, thief].map((visitor, at) =>
        visitor.post('/api/user/changePassword', { password: GOOD_PASSWORD, newPassword: wanted[at] }),
      ),
    );
    const done = answers.map(({ statusCode }) => statusCode === 200);
    expect(done.filter(Boolean), `round ${round}`).toHaveLength(1);
    expect([await isInside(owner), await isInside(thief)], `round ${round}`).toEqual(done);
  }
});

/** Many logins and silent logins with what was good a moment ago, while it changes. Who is in afterwards? */
async function race(email: string, change: () => Promise<unknown>): Promise<Visitor[]> {
  const strangers = Array.from({ length: LOGINS }, () => openVisitor(site));
  const passes = Array.from({ length: LOGINS }, () => openVisitor(site));
  for (const visitor of passes) {
    await logIn(visitor, email);
    // The pass is all it has: a session of its own would be told from it by nothing.
    for (const name of ['sid', 'token', 'at', 'id']) visitor.jar.delete(name);
  }
  const changing = change();
  const logins: Promise<unknown>[] = [];
  for (const at of strangers.keys()) {
    const [stranger, pass] = [strangers[at], passes[at]];
    if (stranger) logins.push(logIn(stranger, email));
    if (pass) logins.push(logInSilently(pass));
    // A few turns of the loop later, so that they arrive all along the change.
    for (let turns = 0; turns < 4 * at; turns += 1) await new Promise(setImmediate);
  }
  await Promise.all([changing, ...logins]);
  const inside: Visitor[] = [];
  for (const visitor of [...strangers, ...passes]) if (await isInside(visitor)) inside.push(visitor);
  return inside;
}

test('logins race a changed password: none of the old one is in afterwards', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email, visitor } = await openAccount(site);
    await logIn(visitor, email);
    const change = { password: GOOD_PASSWORD, newPassword: NEW_PASSWORD };
    const inside = await race(email, async () => {
      expect((await visitor.post('/api/user/changePassword', change)).statusCode).toBe(200);
    });
    expect(inside, `round ${round}`).toEqual([]);
    expect(await isSignedIn(visitor)).toBe(true);
  }
}, 120_000);

test('logins race a reset by mail: none of the old password is in afterwards', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email } = await openAccount(site);
    // Of two codes that are mailed at one moment neither is the newest.
    site.clock.now = new Date(site.clock.now.getTime() + 1000);
    await openVisitor(site).post('/api/user/forgetPassword', { email });
    const reset = { email, otp: await newestCode(site, email), password: NEW_PASSWORD };
    const inside = await race(email, async () => {
      const answer = await openVisitor(site).post('/api/user/verifyOtpAnUpdatePassword', reset);
      expect(answer.statusCode).toBe(200);
    });
    expect(inside, `round ${round}`).toEqual([]);
  }
}, 120_000);

test('logins race a second factor: none without it is in afterwards', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email, visitor } = await openAccount(site);
    await logIn(visitor, email);
    const app = openAuthenticator(site);
    const started = await visitor.post('/api/user/startSecondFactor', { password: GOOD_PASSWORD });
    app.read(started.json().setup.key);
    const inside = await race(email, async () => {
      const confirmed = await visitor.post('/api/user/confirmSecondFactor', { code: app.show() });
      expect(confirmed.statusCode).toBe(200);
    });
    expect(inside, `round ${round}`).toEqual([]);
  }
}, 120_000);
