import type { Route } from './+types/data-download-route.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { streamAnswer } from '../../request/stream-answer.ts';
import { requireSignIn } from '../../request/sign-in.ts';

/** The link from the mail: a file for its owner alone. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { accounts } = requireSignIn({ url, context });
  const parts = await orRefusedPage(accounts.openExport(params.secret));
  return new Response(streamAnswer(parts), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
    },
  });
}
