import type { Route } from './+types/me-route.ts';
import { loadMe } from './load-me.ts';

/** Who is looking: asked by pages that are the same for all, once React has taken them over. */
export const loader = ({ context }: Route.LoaderArgs) => loadMe(context);
