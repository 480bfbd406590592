import type { Route } from './+types/manifest-route.ts';
import { machineAnswer } from './machine-answer.ts';
import { siteContext } from '../request/page-context.ts';
import mark from '../ui/icons/logo-mark.svg?url';

/** Lets a phone put the site among its apps. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { brand } = context.get(siteContext);
  const manifest = {
    name: `${brand}: real human hair`,
    short_name: brand,
    description: 'Real hair, from people who grew it, or from dealers who say so.',
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf6ee',
    theme_color: '#241915',
    icons: [
      { src: mark, type: 'image/svg+xml', sizes: 'any' },
      { src: '/preview/mark.png', type: 'image/png', sizes: '512x512' },
    ],
  };
  return machineAnswer(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8');
}
