import type { Route } from './+types/ad-figures-page.ts';
import { describeLowOffers } from '#rules/offers/amount/low-offer-words.ts';
import { plural } from '#rules/text/plural.ts';
import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import { FiguresByDay } from './figures-by-day.tsx';
import { clockContext, marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { listLastDays, showDay } from '../../ui/dates.ts';
import styles from './ad-figures.module.css';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Ad figures' }] };

const DAYS = 30;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ad, figures } = await orRefusedPage(context.get(marketContext).myAds.show(params.id));
  const known = new Map(figures.byDay.map((day) => [day.day, day]));
  const days = listLastDays(context.get(clockContext)(), DAYS).map(
    (day) => known.get(day) ?? { day, views: 0, saves: 0, conversations: 0, lowOffers: 0 },
  );
  const { views, saves, conversations, lowOffers } = figures;
  return {
    ad: { title: ad.title, status: ad.status, url: ad.url },
    sums: { views, saves, conversations, lowOffers },
    days,
    featured: figures.featured,
  };
}

export default function AdFiguresPage({ loaderData: { ad, sums, days, featured } }: Route.ComponentProps) {
  const title = ad.title ?? 'Your draft';
  const low = describeLowOffers(sums.lowOffers);
  return (
    <div className={styles.page}>
      <PageHead title={`Figures: ${title}`} description="Who looked at your ad, saved it and wrote to you." />
      <p>
        <a href="/seller/seller-profile">My ads</a>
      </p>
      <h1>{title}</h1>
      <p className={styles.quiet}>{AD_STATUS_LABELS[ad.status]}. In the last 90 days:</p>
      <dl className={styles.sums}>
        <div>
          <dt>Views</dt>
          <dd>{sums.views}</dd>
        </div>
        <div>
          <dt>Saves</dt>
          <dd>{sums.saves}</dd>
        </div>
        <div>
          <dt>Messages</dt>
          <dd>{sums.conversations}</dd>
        </div>
      </dl>
      {low !== null && <p>{low}</p>}
      <FiguresByDay days={days} />
      {featured.length > 0 && (
        <ul>
          {featured.map(({ from, until, views }) => (
            <li key={`${from} ${until} ${views}`}>
              Featured {showDay(from)} to {showDay(until)}: {plural(views, 'view')}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>
        Each visitor counts once a day. Your own views and those of bots do not count.
      </p>
      <ButtonLink href={ad.url} kind="secondary">
        View the ad
      </ButtonLink>
    </div>
  );
}
