import { redirect } from 'react-router';
import { z } from 'zod';
import { countryName } from '#rules/countries/country-names.ts';
import { formatMoney } from '#rules/money/money.ts';
import { pathWithinSite } from '#rules/path-within-site.ts';
import { FollowSeller, ToggleSaved } from '#rules/search/saved/saved-ads-schema.ts';
import { plural } from '#rules/text/plural.ts';
import type { Route } from './+types/saved-page.ts';
import { AdGrid } from '../ads/card/ad-grid.tsx';
import { CompareBar } from '../ads/compare/compare-bar.tsx';
import { CompareSwitch } from '../ads/compare/compare-tick.tsx';
import { toCardViews } from '../ads/card/make-card-view.ts';
import { isListStale } from '../ads/is-list-stale.ts';
import { FollowButton } from '../ads/show/seller/follow-button.tsx';
import { RecentlyViewed } from '../ads/viewed/recently-viewed.tsx';
import pageStyles from '../ads/show/ad-page.module.css';
import styles from './saved-searches-page.module.css';
import { useFrameData } from '../frame/frame-context.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { submit } from '../request/submit.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

const CRUMBS = [{ label: 'Saved ads', url: '/saved' }];

const adId = ToggleSaved.shape.adId.optional();
const sellerId = FollowSeller.shape.sellerId.optional();
/** What a heart posts: the ad to save or to remove, or the seller to follow or not, and the page to come back to. */
const Heart = z
  .strictObject({
    keep: adId,
    drop: adId,
    follow: sellerId,
    unfollow: sellerId,
    back: z.string().max(2000).optional(),
  })
  .refine(({ back: _back, ...wishes }) => Object.values(wishes).filter(Boolean).length === 1, 'Which ad?');

export async function loader({ context }: Route.LoaderArgs) {
  const { saved } = context.get(marketContext);
  const [ads, sellers] = await Promise.all([orRefusedPage(saved.list()), orRefusedPage(saved.followed())]);
  const cheaper = ads.flatMap(({ id, cheaperBy, currency }) =>
    cheaperBy === null ? [] : [[id, formatMoney({ amount: cheaperBy, currency })] as const],
  );
  return {
    waiting: ads.flatMap(({ waits, title, url }) => (waits ? [{ title, url }] : [])),
    ads: toCardViews(ads),
    cheaper: Object.fromEntries(cheaper),
    sellers: sellers.map((seller) => ({ ...seller, country: countryName(seller.country) })),
  };
}

export async function action(args: Route.ActionArgs) {
  const sent = await submit({
    ...args,
    schema: Heart,
    order: async (market, { keep, drop, follow, unfollow, back }) => {
      if (keep !== undefined) await market.saved.toggle({ adId: keep, saved: true });
      if (drop !== undefined) await market.saved.toggle({ adId: drop, saved: false });
      if (follow !== undefined) await market.saved.follow({ sellerId: follow, followed: true });
      if (unfollow !== undefined) await market.saved.follow({ sellerId: unfollow, followed: false });
      return back;
    },
  });
  return sent.isDone ? redirect(pathWithinSite(sent.answer) ?? '/saved', 303) : sent.back;
}

/** An ad whose heart is emptied stays where it is until the next visit, so that it can be filled again. */
export const shouldRevalidate = isListStale;

export default function SavedPage({
  loaderData: { ads, cheaper, sellers, waiting },
  actionData,
}: Route.ComponentProps) {
  const isVisitor = useFrameData()?.viewer === null;
  return (
    <div className={pageStyles.page}>
      <PageHead title="Saved ads" description="The hair you keep an eye on." path="/saved" index={false} />
      <Breadcrumbs crumbs={CRUMBS} />
      <h1 className={styles.title}>Saved ads</h1>
      {actionData && (
        <Note kind="problem" isAlert>
          {actionData.message}
        </Note>
      )}
      {waiting.map(({ title, url }) => (
        <Note key={url} kind="hint">
          <a href={url}>{title}</a> is kept for somebody else. We tell you when it is free again, unless you
          take it off this list.
        </Note>
      ))}
      {isVisitor && ads.length > 0 && (
        <Note kind="hint">
          Your list is saved in this browser only. <a href="/login?next=/saved">Log in</a> to have it on all
          your devices.
        </Note>
      )}
      {ads.length > 0 ? (
        <div className={styles.kept}>
          <CompareSwitch />
          <AdGrid ads={ads} kind="all" cheaper={cheaper} />
          <CompareBar />
        </div>
      ) : (
        <>
          <p className={styles.none}>Nothing saved yet. Tap the heart on an ad to save it here.</p>
          <p>
            <ButtonLink href="/all-ads">Find hair</ButtonLink>
          </p>
        </>
      )}
      {sellers.length > 0 && <FollowedSellers sellers={sellers} />}
      <RecentlyViewed />
    </div>
  );
}

type Followed = Route.ComponentProps['loaderData']['sellers'];

function FollowedSellers({ sellers }: { sellers: Followed }) {
  return (
    <section aria-labelledby="sellers" className={styles.sellers}>
      <h2 id="sellers">Sellers you follow</h2>
      <ul className={styles.searches}>
        {sellers.map((seller) => (
          <li key={seller.id}>
            <div>
              <a href={`/sellers/${seller.id}`}>{seller.username}</a>{' '}
              <span>
                {seller.country} · {plural(seller.liveAds, 'ad')} for sale
              </span>
            </div>
            <FollowButton seller={seller} />
          </li>
        ))}
      </ul>
    </section>
  );
}
