import { redirect } from 'react-router';
import { isRefusal } from '#rules/refusal.ts';
import type { AdSearch } from '#rules/search/search-words.ts';
import type { Route } from './+types/export-route.ts';
import { readListing } from '../ads/find/read-listing.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { type Asked, requireSignIn } from '../request/sign-in.ts';
import { streamAnswer } from '../request/stream-answer.ts';

/** A list of ads as its address narrows it, as a file that is written while it is read. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (params.file !== 'ads.csv') throw new Response(null, { status: 404 });
  const { search } = readListing(url.pathname, url.searchParams);
  const lines = await orRefusedPage(writeOrShowPlans({ url, context }, search));
  return new Response(streamAnswer(lines), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${params.file}"`,
    },
  });
}

/** Whose plan does not have it chooses another: a file has no place for a sentence. */
async function writeOrShowPlans(asked: Asked, search: AdSearch): Promise<AsyncIterable<string>> {
  try {
    return await requireSignIn(asked).ads.export(search);
  } catch (error) {
    if (isRefusal(error) && error.code === 'payment-required') throw redirect('/payment/');
    throw error;
  }
}
