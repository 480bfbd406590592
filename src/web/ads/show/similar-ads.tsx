import { SectionHead } from '../../ui/section-head.tsx';
import { AdGrid } from '../card/ad-grid.tsx';
import type { CardView } from '../card/card-view.ts';
import type { SellerView } from './seller/seller-view.ts';

export function SimilarAds({ ads }: { ads: readonly CardView[] }) {
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <SectionHead id="similar" title="Similar hair" more={{ label: 'See all ads', url: '/all-ads' }} />
      <AdGrid ads={ads} kind="rows" />
    </section>
  );
}

export function AdsOfSeller({ ads, seller }: { ads: readonly CardView[]; seller: SellerView }) {
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <SectionHead
        id="others"
        title={`More from ${seller.username}`}
        more={{ label: 'See all their ads', url: `/sellers/${seller.id}` }}
      />
      <AdGrid ads={ads} kind="all" />
    </section>
  );
}
