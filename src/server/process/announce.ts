import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/people/demo-logins.ts';
import type { Config } from '#platform/config/config.ts';
import type { Logger } from '#platform/logger.ts';
import { speak } from './speak.ts';

/** What the operator wants to know once the site is up. */
export function announce(config: Config, log: Logger, address: string): void {
  const site =
    config.MODE === 'demo' ? config.ORIGIN.replace(/:0$/, `:${new URL(address).port}`) : config.ORIGIN;
  const lines = [`${config.BRAND_NAME} is ready at ${site}`];
  if (config.DEMO_DATA === 'on') {
    lines.push('', `Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const { name, role, email } of DEMO_ACCOUNTS)
      lines.push(`  ${name.padEnd(5)} ${role.padEnd(9)} ${email}`);
  }
  if (config.MODE === 'demo' && !config.SMTP_URL) lines.push('', `Mail lands in ${site}/dev/mail`);
  speak(config, log, lines.join('\n'));
}
