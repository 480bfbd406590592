import type { Route } from './+types/security-txt-route.ts';
import { machineAnswer } from './machine-answer.ts';
import { clockContext, siteContext } from '../request/page-context.ts';

/** RFC 9116. It must name a day on which it goes stale: always half a year from now, from the first of the month. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { email, origin } = context.get(siteContext);
  const now = context.get(clockContext)();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1)).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact-us?topic=website`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/privacy#safe`,
  ];
  return machineAnswer(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8');
}
