// The operator's hand, also while the site runs. The password is asked for without being shown, or read from the input.
import { createWriteStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { forgetSecondFactor } from '#market/accounts/second-factor/forget-second-factor.ts';
import { makeAdmin } from '#market/accounts/make-admin.ts';
import { type MarketContext, openContext } from '#market/context.ts';
import { JOB_NAMES } from '#market/jobs.ts';
import { eraseByOperator } from '#market/operator/erase-by-operator.ts';
import { exportByOperator, packForOperator } from '#market/operator/export-by-operator.ts';
import { inviteAdmin } from '#market/operator/invite-admin.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openBesideSite } from '#platform/open-beside-site.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { STAFF_PASSWORD_MIN } from '#rules/accounts/account-rules.ts';
import { email as emailRule, newPassword } from '#rules/accounts/account-schema.ts';
import { check } from '#rules/check-input.ts';
import { isRefusal } from '#rules/refusal.ts';
import { z } from 'zod';
import { askForNewPassword } from './ask-for-password.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const HOW = `npm run admin -- create <email>                an admin, with a password that you type
npm run admin -- invite <email>                an admin, who chooses a password by e-mail
npm run admin -- forget-second-factor <email>  lets somebody in who lost their phone and their paper
npm run admin -- export <email> [<file.zip>]   a copy of their data: mailed to them, or into a file
npm run admin -- erase <email> [--now]         what their own button does: hidden now, removed in a fortnight, or now`;

const [command, address, more] = process.argv.slice(2);
const COMMANDS: Record<string, (email: string) => Promise<string>> = {
  create,
  invite,
  'forget-second-factor': forget,
  export: exportData,
  erase,
};
const run = COMMANDS[command ?? ''];
if (run === undefined || address === undefined) {
  console.error(HOW);
  process.exit(1);
}

try {
  console.log(await run(check(z.object({ email: emailRule }), { email: address }).email));
} catch (error) {
  if (!isRefusal(error) && !(error instanceof StartProblem)) throw error;
  const problems = isRefusal(error) ? Object.values(error.fields).flat() : [];
  console.error([error.message, ...problems].join(' '));
  process.exitCode = 1;
}

async function create(email: string): Promise<string> {
  // Wrong settings are told before anybody thinks of a password.
  const { ORIGIN } = config();
  const password = process.env['ADMIN_PASSWORD'] ?? (await askForNewPassword(STAFF_PASSWORD_MIN));
  const username = nameFrom(email);
  if ([...password].length >= STAFF_PASSWORD_MIN) check(z.object({ password: newPassword }), { password });
  await inMarket((ctx) => makeAdmin(ctx, { email, username, password, country: 'GB' }));
  return `${email} is an admin now, by the name ${username}. Log in at ${ORIGIN}/login`;
}

async function invite(email: string): Promise<string> {
  await inMarket((ctx) => inviteAdmin(ctx, { email, username: nameFrom(email) }));
  return `${email} is invited as an admin, by the name ${nameFrom(email)}. The e-mail goes out while the site runs.`;
}

async function forget(email: string): Promise<string> {
  await inMarket((ctx) => forgetSecondFactor(ctx, { email }));
  return `${email} has no second factor any longer. They set up another at their next login.`;
}

async function exportData(email: string): Promise<string> {
  if (more === undefined) {
    await inMarket((ctx) => exportByOperator(ctx, { email }));
    return `The data of ${email} is being packed, and the link is mailed to them, while the site runs.`;
  }
  if (existsSync(more)) throw new StartProblem(`There is a file ${more} already: name another.`);
  await inMarket(async (ctx) => {
    await pipeline(await packForOperator(ctx, { email }), createWriteStream(more, { mode: 0o600 }));
  });
  return `Everything we keep about ${email} is in ${more}: hand it to them, and delete it.`;
}

async function erase(email: string): Promise<string> {
  const atOnce = more === '--now';
  if (more !== undefined && !atOnce) throw new StartProblem(`${more} is unknown here.\n${HOW}`);
  const { removedOn } = await inMarket((ctx) => eraseByOperator(ctx, { email, atOnce }));
  return atOnce
    ? `${email} is erased. The files of photos go within minutes, while the site runs.`
    : `${email} is signed out and hidden. On ${removedOn.toISOString().slice(0, 10)} everything about them is erased.`;
}

async function inMarket<Result>(work: (ctx: MarketContext) => Promise<Result>): Promise<Result> {
  const platform = await openBesideSite(config(), openLogger('warn'), JOB_NAMES);
  try {
    return await work(openContext(platform, null, 'command line'));
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
