// Makes the first admin: npm run admin -- create <email>. The password is asked for, or read from the input.
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { makeAdmin } from '#market/accounts/make-admin.ts';
import { openContext } from '#market/context.ts';
import { readConfig } from '#platform/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { email as emailRule, newPassword } from '#rules/account-forms.ts';
import { check } from '#rules/check.ts';
import { isRefusal } from '#rules/refusal.ts';
import { z } from 'zod';

if (existsSync('.env')) process.loadEnvFile('.env');

const [command, address] = process.argv.slice(2);
if (command !== 'create' || address === undefined) {
  console.error('Say whom to make an admin: npm run admin -- create <email>');
  process.exit(1);
}

try {
  await create(address);
} catch (error) {
  if (!isRefusal(error) && !(error instanceof StartProblem)) throw error;
  const problems = isRefusal(error) ? Object.values(error.fields).flat() : [];
  console.error([error.message, ...problems].join(' '));
  process.exitCode = 1;
}

async function create(given: string) {
  const { email } = check(z.object({ email: emailRule }), { email: given });
  const password = process.env['ADMIN_PASSWORD'] ?? (await askForPassword());
  check(z.object({ password: newPassword }), { password });
  const config = readConfig(process.env);
  const platform = await openPlatform(config, openLogger('warn'));
  try {
    const ctx = openContext(platform, null, 'command line');
    const username = nameFrom(email);
    await makeAdmin(ctx, { email, username, password, country: 'GB' });
    console.log(`${email} is an admin now, by the name ${username}. Log in at ${config.ORIGIN}/login`);
  } finally {
    await platform.close();
  }
}

async function askForPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const password = await lines.question('A password of at least 15 characters: ');
  lines.close();
  return password;
}

/** The part before the @, made to fit what names may be. */
function nameFrom(email: string): string {
  const name = (email.split('@')[0] ?? '').replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 30);
  return name.padEnd(3, '-');
}
