import { REVIEW_HOURS } from '#rules/retention/promised-times.ts';
import { Suspense } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/post-done-page.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { numberWord } from '#rules/text/number-words.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { showAsk } from '../../wanted/mine/show-ask.ts';
import type { ShownAsk } from '../../wanted/mine/shown-ask.ts';
import { useReloadOnNews } from '../../frame/me/use-reload-on-news.ts';
import wantedStyles from '../../wanted/wanted.css?url';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { QrPicture } from './qr-picture.tsx';
import { loadDraft } from '../draft/load-draft.ts';
import { stepPath } from '../step/steps.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/browser/lazy-part.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import layout from '../../ui/layout.module.css';
import styles from './post-done-page.module.css';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

const PushSwitch = lazyPart(() => import('../../notifications/push-switch.tsx'));

/** Only where somebody wants such hair. The server has it at hand: without script it is there at once. */
const AskList = import.meta.env.SSR
  ? (await import('../../wanted/mine/ask-list.tsx')).default
  : lazyPart(() => import('../../wanted/mine/ask-list.tsx'));

export const handle: TrailHandle = {
  trail: [{ label: 'Post an ad', url: '/post-an-ad' }, { label: 'Your ad' }],
};

/** The best of them; the others are one press away. */
const ASKS_SHOWN = 5;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: wantedStyles }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const ad = await loadDraft(context, url);
  if (ad.status === 'draft') throw redirect(stepPath('check', ad.id));
  const { myAds, wanted } = context.get(marketContext);
  const asks = ad.status === 'live' ? await orRefusedPage(wanted.forAd({ adId: ad.id })) : [];
  return {
    ad,
    link: await myAds.drawLink(ad.id),
    people: new Set(asks.map(({ wanted: { buyer } }) => buyer.name)).size,
    asks: asks.slice(0, ASKS_SHOWN).map(showAsk),
  };
}

export default function PostDonePage({ loaderData: { ad, link, people, asks } }: Route.ComponentProps) {
  const isAlive = useIsAlive();
  useReloadOnNews();
  const isWaiting = ad.status === 'pending_review';
  const title = isWaiting ? 'Your ad is waiting for review' : 'Your ad is live';
  const photo = ad.photos[0];
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title={title} description="What happens after an ad was posted." />
      <div className={isWaiting ? `${styles.head} ${styles.waiting}` : styles.head}>
        <h1>{title}</h1>
        <p>
          {isWaiting
            ? `Our staff review it before it is shown, usually within ${REVIEW_HOURS} hours. You will get an e-mail.`
            : 'It is shown for 90 days. We e-mail you before they end.'}
        </p>
        <p className={styles.ad}>
          {photo && <img src={photo.urls.small} width={72} height={90} alt="" />}
          {ad.title}
        </p>
        <div className={styles.row}>
          <ButtonLink href={ad.url}>View your ad</ButtonLink>
          <ButtonLink href="/seller/seller-profile" kind="secondary">
            My ads
          </ButtonLink>
        </div>
      </div>
      {asks.length > 0 && <WhoWantsIt ad={ad} people={people} asks={asks} />}
      {isAlive && (
        <Suspense>
          <PushSwitch question="Want to know when a buyer writes?" />
        </Suspense>
      )}
      <div className={styles.columns}>
        <WhatHappensNext />
        {!isWaiting && <Share ad={ad} link={link} />}
      </div>
    </div>
  );
}

type WhoWantsItProps = { ad: OwnAd; people: number; asks: readonly ShownAsk[] };

/** Somebody looks for hair like this already. */
const WhoWantsIt = ({ ad, people, asks }: WhoWantsItProps) => (
  <section aria-labelledby="wanted" className="wan-page">
    <h2 id="wanted">
      {people === 1 ? 'One person wants' : `${numberWord(people)} people want`} hair like this
    </h2>
    <Suspense>
      <AskList adId={ad.id} asks={asks} />
    </Suspense>
    <p>
      <a href="/wanted/mine/ads">All who want my hair</a>
    </p>
  </section>
);

function WhatHappensNext() {
  return (
    <section>
      <h2>What happens next</h2>
      <ol className={styles.next}>
        <li>Buyers write to you here. Your address and number stay with you.</li>
        <li>Agree on a price and on how it is paid.</li>
        <li>
          <b>Do not cut until payment has been received.</b> In a{' '}
          <a href="/protected-sale/">protected sale</a> only your light counts. Outside one, only money in
          your own account counts.
        </li>
        <li>Cut, pack and post it, and mark the ad as sold.</li>
      </ol>
      <a href="/website-safety/">How to know that money is real</a>
    </section>
  );
}

type ShareProps = { ad: OwnAd; link: { address: string; picture: { size: number; path: string } } };

function Share({ ad, link: { address, picture } }: ShareProps) {
  return (
    <section>
      <h2>Show it to people you know</h2>
      <ShareButton url={address} title={ad.title ?? ''} />
      <input className={styles.link} readOnly aria-label="Link to your ad" value={address} />
      <QrPicture picture={picture} label="QR code that opens your ad" />
    </section>
  );
}
