import type { Route } from './+types/robots-route.ts';
import { machineAnswer } from './machine-answer.ts';
import { siteContext } from '../request/page-context.ts';

const PRIVATE = [
  '/buyer/',
  '/seller/',
  '/super-admin-user/',
  '/api/',
  '/messages',
  '/notifications',
  '/dev/',
  // Every need is an address: a machine would never come to an end.
  '/bundles?',
  '/bundles/',
  '/wanted/new',
  '/wanted/mine',
  '/prefs',
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    'Allow: /api/docs',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return machineAnswer(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8');
}
