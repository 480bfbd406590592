import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { bindJobs } from '#market/jobs.ts';
import { SEND_MAIL } from '#market/mails/send-mail.ts';

const site = useSite();

const decision = {
  action: 'block',
  objectKind: 'account',
  objectId: 'x',
  before: {},
  after: {},
  reason: 'spam',
};
const sampleMail = { to: 'bela@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const asDara = () => {
  const account = { ...site.people.dara, email: 'dara@example.com', username: 'dara' };
  return openContext(site.platform, { ...account, role: 'admin', accountType: 0 }, 'request-1');
};
const auditRows = () => site.db.selectFrom('audit').selectAll().execute();
const readMails = () => site.db.selectFrom('mailbox').selectAll().execute();

test('what fails leaves neither row nor job nor audit entry', async () => {
  const failing = asDara().write(async (unit) => {
    await unit.audit(decision);
    await unit.enqueue(SEND_MAIL, sampleMail);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await site.runJobs()).toBe(0);
  expect(await auditRows()).toEqual([]);
});

test('what succeeds leaves all of them, with who did it on which request', async () => {
  await asDara().write(async (unit) => {
    await unit.audit(decision);
    await unit.enqueue(SEND_MAIL, sampleMail);
  });
  expect(await auditRows()).toMatchObject([
    { account_id: site.people.dara.id, request_id: 'request-1', reason: 'spam', at: site.clock.now },
  ]);
  expect(await site.runJobs()).toBe(1);
  expect(await readMails()).toMatchObject([{ subject: 'Hello' }]);
});

test('an audit entry can be neither changed nor removed', async () => {
  await expect(site.db.updateTable('audit').set({ reason: 'other' }).execute()).rejects.toThrow(
    /never changed/,
  );
  await expect(site.db.deleteFrom('audit').execute()).rejects.toThrow(/never changed/);
});

test('two writes in each other’s way are tried again, not lost', async () => {
  const people = [site.people.asha.id, site.people.bela.id];
  let begun = 0;
  const bothHold = Promise.withResolvers<undefined>();
  const rename = (ids: string[]) =>
    asDara().write(async ({ db }) => {
      for (const id of ids) {
        await db.updateTable('accounts').set({ updated_at: site.clock.now }).where('id', '=', id).execute();
        // Each holds its first row and then wants the other's.
        if ((begun += 1) === 2) bothHold.resolve(undefined);
        await bothHold.promise;
      }
      return 'done';
    });
  expect(await Promise.all([rename(people), rename(people.toReversed())])).toEqual(['done', 'done']);
  expect(begun, 'one of them began anew').toBeGreaterThan(4);
});

test('a job that fails waits and is tried again; the e-mail comes once', async () => {
  let isDown = true;
  const { mailer } = site.platform;
  const shaky = {
    ...site.platform,
    mailer: {
      send: (...args: Parameters<typeof mailer.send>) =>
        isDown ? Promise.reject(new Error('down')) : mailer.send(...args),
    },
  };
  await asDara().write((unit) => unit.enqueue(SEND_MAIL, { ...sampleMail, subject: 'Later' }));
  expect(await shaky.queue.drain(bindJobs(shaky))).toBe(1);
  isDown = false;
  expect(await shaky.queue.drain(bindJobs(shaky)), 'not at once').toBe(0);
  await site.database.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
  expect(await shaky.queue.drain(bindJobs(shaky))).toBe(1);
  expect((await readMails()).filter((mail) => mail.subject === 'Later')).toHaveLength(1);
});
