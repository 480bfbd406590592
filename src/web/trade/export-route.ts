import { redirect } from 'react-router';
import type { Market } from '#market/market.ts';
import { ShowImport } from '#rules/ads/import/import-schema.ts';
import { isRefusal } from '#rules/refusal.ts';
import type { Route } from './+types/export-route.ts';
import { readListing } from '../ads/find/read-listing.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { streamAnswer } from '../request/stream-answer.ts';
import { csvAnswer } from './csv-answer.ts';

type Write = (market: Market, url: URL) => Promise<Response>;

/** Every file that can be had, by its name. */
const FILES: Readonly<Record<string, Write>> = {
  /** A list of ads as its address narrows it, written while it is read. */
  'ads.csv': async ({ ads }, { pathname, searchParams }) =>
    csvAnswer('ads.csv', streamAnswer(await ads.export(readListing(pathname, searchParams).search))),
  /** All of one's own ads, to change them and send them back. */
  'my-ads.csv': async ({ trade }) => csvAnswer('my-ads.csv', streamAnswer(await trade.exportAds())),
  /** What became of a file, row by row. */
  'report.csv': async ({ trade }, { searchParams }) => {
    const show = searchParams.get('show') ?? undefined;
    const asked = ShowImport.safeParse({ importId: searchParams.get('import') ?? '', show });
    if (!asked.success) throw new Response(null, { status: 404 });
    const { name, csv } = await trade.exportImport(asked.data);
    return csvAnswer(name, csv);
  },
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const write = Object.hasOwn(FILES, params.file) ? FILES[params.file] : undefined;
  if (!write) throw new Response(null, { status: 404 });
  const market = requireSignIn({ url, context });
  return orRefusedPage(write(market, url).catch(showPlans));
}

/** Whose plan does not have it chooses another: a file has no place for a sentence. */
function showPlans(error: unknown): never {
  if (isRefusal(error) && error.code === 'payment-required') throw redirect('/payment/');
  throw error;
}
