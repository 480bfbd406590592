// Makes the first admin: npm run admin -- create <email>. The password is asked for, or read from the input.
// Lets somebody in who lost their phone and their paper: npm run admin -- forget-second-factor <email>.
import { existsSync } from 'node:fs';
import { forgetSecondFactor } from '#market/accounts/second-factor/forget-second-factor.ts';
import { makeAdmin } from '#market/accounts/make-admin.ts';
import { type Context, openContext } from '#market/context.ts';
import { readConfig } from '#platform/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { email as emailRule, newPassword } from '#rules/accounts/account-schema.ts';
import { check } from '#rules/check-input.ts';
import { isRefusal } from '#rules/refusal.ts';
import { z } from 'zod';
import { askForPassword } from './ask-for-password.ts';
import { JOB_NAMES } from '#market/jobs.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const [command, address] = process.argv.slice(2);
const COMMANDS: Record<string, (email: string) => Promise<void>> = {
  create,
  'forget-second-factor': forget,
};
const run = COMMANDS[command ?? ''];
if (run === undefined || address === undefined) {
  console.error('Say whom to make an admin: npm run admin -- create <email>');
  process.exit(1);
}

try {
  await run(check(z.object({ email: emailRule }), { email: address }).email);
} catch (error) {
  if (!isRefusal(error) && !(error instanceof StartProblem)) throw error;
  const problems = isRefusal(error) ? Object.values(error.fields).flat() : [];
  console.error([error.message, ...problems].join(' '));
  process.exitCode = 1;
}

async function create(email: string) {
  const password =
    process.env['ADMIN_PASSWORD'] ?? (await askForPassword('A password of at least 15 characters: '));
  check(z.object({ password: newPassword }), { password });
  const username = nameFrom(email);
  await inMarket((ctx) => makeAdmin(ctx, { email, username, password, country: 'GB' }));
  console.log(`${email} is an admin now, by the name ${username}. Log in at ${config().ORIGIN}/login`);
}

async function forget(email: string) {
  await inMarket((ctx) => forgetSecondFactor(ctx, { email }));
  console.log(`${email} has no second factor any longer. They set up another at their next login.`);
}

async function inMarket(work: (ctx: Context) => Promise<void>) {
  const platform = await openPlatform(config(), openLogger('warn'), JOB_NAMES);
  try {
    await work(openContext(platform, null, 'command line'));
  } finally {
    await platform.close();
  }
}

function config() {
  return readConfig(process.env);
}

/** The part before the @, made to fit what names may be. */
function nameFrom(email: string): string {
  const name = (email.split('@')[0] ?? '').replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 30);
  return name.padEnd(3, '-');
}
