// node scripts/tell-operator.ts "<subject>" "<text>": an e-mail to SUPPORT_EMAIL, for timers that failed.
import { existsSync } from 'node:fs';
import { readConfig } from '#platform/config/config.ts';
import { tryMail } from '#platform/mail/ask-mail-server.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const { SMTP_URL, MAIL_FROM, SUPPORT_EMAIL, BRAND_NAME } = readConfig(process.env);
const [subject = '', text = ''] = process.argv.slice(2);
if (!SMTP_URL) throw new Error('the setting SMTP_URL names no mail server');
const { isTaken, said } = await tryMail(SMTP_URL, {
  from: MAIL_FROM,
  to: SUPPORT_EMAIL,
  subject: `${BRAND_NAME}: ${subject}`,
  text,
});
console.log(said);
process.exitCode = isTaken ? 0 : 1;
