// npm run mail-test -- <address>: sends one e-mail now, and says what the mail server said.
import { existsSync } from 'node:fs';
import { readConfig } from '#platform/config/config.ts';
import { tryMail } from '#platform/mail/ask-mail-server.ts';
import { StartProblem } from '#platform/start-problem.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const [address] = process.argv.slice(2);
try {
  if (address === undefined) throw new StartProblem('Say to whom: npm run mail-test -- <address>');
  const { SMTP_URL, MAIL_FROM, BRAND_NAME } = readConfig(process.env);
  if (!SMTP_URL)
    throw new StartProblem(
      'The setting SMTP_URL names no mail server: mail of this demo lands in /dev/mail.',
    );
  const { isTaken, said } = await tryMail(SMTP_URL, {
    from: MAIL_FROM,
    to: address,
    subject: `${BRAND_NAME} can send e-mail`,
    text: 'This was sent by npm run mail-test. If it lies among the junk, look at SPF, DKIM and DMARC of the sender.',
  });
  const { host } = new URL(SMTP_URL);
  if (!isTaken) throw new StartProblem(`${host} did not take it. It said: ${said}`);
  console.log(`${host} took it. It said: ${said}`);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
