import { redirect } from 'react-router';
import type { Route } from './+types/data-download.ts';
import { marketContext } from '../page-context.ts';
import { orRefusedPage } from '../refused-page.ts';
import { streamOf } from '../stream-of.ts';
import { loginPath } from '../submit.ts';

/** The link from the mail: a file for its owner alone. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  if (market.viewer === null) throw redirect(loginPath(request));
  const parts = await orRefusedPage(market.accounts.openExport(params.secret));
  return new Response(streamOf(parts), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
    },
  });
}
