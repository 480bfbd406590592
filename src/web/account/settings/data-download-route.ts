import { redirect } from 'react-router';
import type { Route } from './+types/data-download-route.ts';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { streamAnswer } from '../../request/stream-answer.ts';
import { loginPath } from '../../request/submit.ts';

/** The link from the mail: a file for its owner alone. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  if (market.viewer === null) throw redirect(loginPath(request));
  const parts = await orRefusedPage(market.accounts.openExport(params.secret));
  return new Response(streamAnswer(parts), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
    },
  });
}
