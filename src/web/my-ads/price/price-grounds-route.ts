import type { Route } from './+types/price-grounds-route.ts';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';

/** By what the price of one's own ad is judged, asked for when its field opens; null while its facts say too little. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { myAds } = context.get(marketContext);
  const { ad } = await orRefusedPage(myAds.show(params.id));
  const grounds = (await myAds.guidePrice(ad.id)) ?? null;
  return Response.json({ grounds }, { headers: { 'cache-control': 'no-store' } });
}
