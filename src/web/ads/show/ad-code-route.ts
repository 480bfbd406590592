import type { Route } from './+types/ad-code-route.ts';
import { marketContext } from '../../request/page-context.ts';

/** An ad's short address as squares for a phone's camera. The same for ever: a number never changes. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const picture = await context.get(marketContext).ads.drawCode(params.number);
  if (!picture) return new Response('There is no such number.\n', { status: 404 });
  const { size, path } = picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}" shape-rendering="crispEdges"/></svg>`;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
