import { data } from 'react-router';
import type { Route } from './+types/seller-page.ts';
import { AdGrid } from '../../ad-grid.tsx';
import { toCardViews } from '../../make-card-view.ts';
import { isListStale } from '../../is-list-stale.ts';
import { toSellerView } from '../ad-page-view.ts';
import pageStyles from '../ad-page.module.css';
import { useFrameData } from '../../../frame/frame-context.ts';
import { marketContext } from '../../../request/page-context.ts';
import { PageHead } from '../../../frame/page-head.tsx';
import { orRefusedPage } from '../../../request/refused-page.ts';
import { breadcrumbData } from '../../../metadata/structured-data.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { showMonthAndYear } from '../../../ui/dates.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import { FollowButton } from './follow-button.tsx';
import styles from './seller-page.module.css';

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await orRefusedPage(context.get(marketContext).sellers.show(params.id));
  if (!found) throw data(null, { status: 404 });
  return {
    seller: toSellerView(found.seller),
    forSale: toCardViews(found.forSale),
    sold: toCardViews(found.sold),
  };
}

export const shouldRevalidate = isListStale;

/** A seller as everybody may see them: since when, what is for sale, what was sold. */
export default function SellerProfilePage({ loaderData: { seller, forSale, sold } }: Route.ComponentProps) {
  const origin = useFrameData()?.site.origin ?? '';
  const path = `/sellers/${seller.id}`;
  const crumbs = [
    { label: 'All ads', url: '/all-ads' },
    { label: seller.username, url: path },
  ];
  return (
    <div className={pageStyles.page}>
      <PageHead
        title={`Hair from ${seller.username}`}
        description={`What ${seller.username} from ${seller.country} has for sale and has sold.`}
        path={path}
        index={forSale.length > 0}
        jsonLd={import.meta.env.SSR ? [breadcrumbData(origin, crumbs)] : undefined}
      />
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        <span aria-hidden="true">{seller.username.slice(0, 1).toUpperCase()}</span>
        <div>
          <h1>{seller.username}</h1>
          <p>
            {seller.country} · member since {showMonthAndYear(seller.memberSince)} · {seller.liveAds} for sale
            · {seller.soldAds} sold
          </p>
        </div>
        <FollowButton seller={seller} />
      </header>
      <section aria-labelledby="for-sale">
        <SectionHead id="for-sale" title="For sale now" />
        {forSale.length > 0 ? (
          <AdGrid ads={forSale} kind="all" />
        ) : (
          <p>
            Nothing at the moment. <a href="/all-ads">Look through all ads</a>.
          </p>
        )}
      </section>
      {sold.length > 0 && (
        <section aria-labelledby="sold">
          <SectionHead id="sold" title="Sold earlier" />
          <AdGrid ads={sold} kind="all" />
        </section>
      )}
    </div>
  );
}
