import { data } from 'react-router';
import type { Route } from './+types/seller-page.ts';
import { AdGrid } from '../../card/ad-grid.tsx';
import { toCardViews } from '../../card/make-card-view.ts';
import { isListStale } from '../../is-list-stale.ts';
import { RATING_RULES } from '#rules/ratings/rating-rules.ts';
import { SellerFacts } from './seller-facts.tsx';
import { SellerRatings } from './seller-ratings.tsx';
import { toSellerView } from './seller-view.ts';
import pageStyles from '../ad-page.module.css';
import { useFrameData } from '../../../frame/frame-context.ts';
import { marketContext } from '../../../request/page-context.ts';
import { PageHead } from '../../../frame/head/page-head.tsx';
import { toShownRating } from '../../../ratings/rating-data.ts';
import { orRefusedPage } from '../../../request/refused-page.ts';
import { breadcrumbData } from '../../../metadata/structured-data.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { FollowButton } from './follow-button.tsx';
import styles from './seller-page.module.css';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { sellers, ratings } = context.get(marketContext);
  const found = await orRefusedPage(sellers.show(params.id));
  if (!found) throw data(null, { status: 404 });
  const after = url.searchParams.get('after') ?? undefined;
  const { rating, items, next } = await orRefusedPage(
    ratings.ofSeller({ userId: params.id, limit: RATING_RULES.shownAtOnce, after }),
  );
  return {
    seller: toSellerView(found.seller),
    ratings: { items: items.map(toShownRating), count: rating?.count ?? 0, next },
    forSale: toCardViews(found.forSale),
    sold: toCardViews(found.sold),
  };
}

export const shouldRevalidate = isListStale;

/** A seller as everybody may see them: since when, what is for sale, what was sold, what buyers say. */
export default function SellerProfilePage({ loaderData }: Route.ComponentProps) {
  const { seller, forSale, sold, ratings } = loaderData;
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
          <p>{seller.country}</p>
        </div>
        <FollowButton seller={seller} />
        <SellerFacts seller={seller} />
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
      <SellerRatings seller={seller} ratings={ratings} />
      <p>
        <a href={`/report?kind=user&id=${seller.id}`} rel="nofollow">
          Report {seller.username}
        </a>
      </p>
      {sold.length > 0 && (
        <section aria-labelledby="sold">
          <SectionHead id="sold" title="Sold earlier" />
          <AdGrid ads={sold} kind="all" />
        </section>
      )}
    </div>
  );
}
