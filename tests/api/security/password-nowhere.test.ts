import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  listMailsTo,
  newcomerForm,
  newestCode,
  openAccount,
  openVisitor,
} from '#tests/support/people/visitor.ts';

const site = useSite();

test('the typed password is nowhere: not in the database, the mails, the jobs or the log', async () => {
  const password = 'canary quilt 7431 by the harbour';
  const { email, visitor } = await openAccount(site, { password });
  await visitor.post('/api/user/login', { email, password });
  await visitor.post('/api/user/changePassword', { password, newPassword: `${password} two` });
  await visitor.post('/api/user/login', { email, password: `${password} wrong` });
  await site.runJobs();
  expect(await tablesHolding('canary quilt')).toEqual([]);
  expect(site.logLines.join('\n')).not.toContain('canary quilt');
});

test('what is kept of a password is a slow hash, and no two are alike', async () => {
  const hashes: string[] = [];
  for (const more of [{}, {}]) {
    const { id } = await openAccount(site, more);
    const row = site.db.selectFrom('accounts').select('password_hash').where('id', '=', id);
    hashes.push(String((await row.executeTakeFirstOrThrow()).password_hash));
  }
  // Argon2id with 19 MiB and two passes: no less than OWASP asks for.
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('mailed codes and links are in no table, neither before their e-mails are sent nor after', async () => {
  // The mailbox of the demo is where its mail lands; a real site has a mail server instead.
  await site.db.deleteFrom('mailbox').execute();
  const form = newcomerForm();
  const visitor = openVisitor(site);
  await visitor.post('/api/user/createUser', form);
  expect(await tablesHolding('is your code')).toEqual([]);
  const otp = await newestCode(site, form.email);
  await visitor.post('/api/user/verifyOtp', { email: form.email, otp });
  await visitor.post('/api/user/forgetPassword', { email: form.email });
  await visitor.post('/api/user/exportData', {});
  const letters = (await listMailsTo(site, form.email))
    .map((mail) => `${mail.subject}\n${mail.text}`)
    .join('\n');
  const reset = /^(\d{8}) is your code/m.exec(letters)?.[1];
  const link = /my-data\/([\w-]{43})/.exec(letters)?.[1];
  for (const words of [`${otp} is your code`, `${reset} is your code`, `my-data/${link}`]) {
    expect(await tablesHolding(words)).toEqual(['public.mailbox']);
    expect(site.logLines.join('\n')).not.toContain(words);
  }
});

async function tablesHolding(words: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(
    site.db,
  );
  const holding: string[] = [];
  for (const { name } of rows) {
    const found =
      await sql`select 1 from ${sql.raw(name)} as it where it::text like ${`%${words}%`} limit 1`.execute(
        site.db,
      );
    if (found.rows.length > 0) holding.push(name);
  }
  return holding;
}
