import { Fragment, type ReactNode, Suspense } from 'react';
import type { Market } from '#market/market.ts';
import { ALERT_LABELS } from '#rules/search/saved/alert-paces.ts';
import type { SavedSearchView } from '#market/searches/saved-search-view.ts';
import type { SubscriptionView } from '#market/payments/order-view.ts';
import type { Limits } from '#rules/payments/plan-limits.ts';
import { plural } from '#rules/text/plural.ts';
import type { Route } from './+types/buyer-overview-page.ts';
import { AdGrid } from '../ads/card/ad-grid.tsx';
import { toCardViews } from '../ads/card/make-card-view.ts';
import styles from './buyer-overview-page.module.css';
import { type ConversationLine, toConversationLine } from '../messages/list/conversation-data.ts';
import { ConversationList } from '../messages/list/conversation-list.tsx';
import { type ShownSale, toShownSale } from '../ratings/rating-data.ts';
import { type Unread, useFrameData } from '../frame/frame-context.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { useIsAlive } from '../ui/hooks/use-is-alive.ts';
import { lazyPart } from '../ui/browser/lazy-part.ts';
import { ButtonLink } from '../ui/button.tsx';
import { showDate } from '../ui/dates.ts';
import { SectionHead } from '../ui/section-head.tsx';

const SHOWN = 4;

const ReloadOnNews = lazyPart(() => import('../frame/me/reload-on-news.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  return orRefusedPage(
    (async () => ({
      username: (await market.accounts.profile()).profile.username,
      conversations: (await market.messages.list({ limit: SHOWN })).items.map(toConversationLine),
      ...(await listSaved(market)),
      toRate: (await market.ratings.mine()).toWrite.slice(0, SHOWN).map(toShownSale),
      searches: await market.searches.list(),
      ...(await market.payments.ownSubscription()),
    }))(),
  );
}

async function listSaved({ saved }: Market) {
  const all = await saved.list();
  return { savedAds: all.length, ads: toCardViews(all.slice(0, SHOWN)) };
}

/** What waits, each with the way to it: the same numbers that stand at the foot of a phone. */
function WhatWaits({ unread }: { unread: Unread | undefined }) {
  const { messages = 0, news = 0, offers = 0, sales = 0 } = unread ?? {};
  const waiting = [
    { count: messages, words: plural(messages, 'new message'), url: '/messages' },
    { count: offers, words: `${plural(offers, 'offer')} to answer`, url: '/offers' },
    { count: sales, words: `${plural(sales, 'sale')} waiting for you`, url: '/sales' },
    { count: news, words: plural(news, 'new notification'), url: '/notifications' },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return <p>Nothing new since your last visit.</p>;
  return (
    <p>
      {waiting.map(({ words, url }, at) => (
        <Fragment key={url}>
          {at > 0 && ', '}
          <a href={url}>{words}</a>
        </Fragment>
      ))}
      .
    </p>
  );
}

export default function BuyerOverviewPage({ loaderData }: Route.ComponentProps) {
  const { username, conversations, toRate, ads, savedAds, searches, subscription, limits } = loaderData;
  const unread = useFrameData()?.unread;
  return (
    <div className={styles.overview}>
      <Suspense>{useIsAlive() && <ReloadOnNews />}</Suspense>
      <PageHead title="Your buyer area" description="What you saved, your conversations and your account." />
      <div className={styles.hello}>
        <div>
          <h1>Hello {username}</h1>
          <WhatWaits unread={unread} />
        </div>
        <ButtonLink href="/all-ads">Find hair</ButtonLink>
      </div>
      <Conversations conversations={conversations} />
      <Searches searches={searches} />
      <ToRate sales={toRate} />
      <section className={styles.wide} aria-labelledby="saved">
        <SectionHead
          id="saved"
          title="Saved ads"
          {...(ads.length > 0 && { more: { label: `All ${savedAds}`, url: '/saved' } })}
        />
        {ads.length > 0 ? (
          <AdGrid ads={ads} kind="row" />
        ) : (
          <Empty>Tap the heart on an ad to save it here, always with its current price.</Empty>
        )}
      </section>
      <Plan subscription={subscription} limits={limits} />
      <Settings />
    </div>
  );
}

function ToRate({ sales }: { sales: readonly ShownSale[] }) {
  if (sales.length === 0) return null;
  return (
    <section className={styles.wide} aria-labelledby="to-rate">
      <SectionHead id="to-rate" title="Ratings to write" more={{ label: 'All', url: '/ratings' }} />
      <ul className={styles.lines}>
        {sales.map(({ saleId, title, other }) => (
          <li key={saleId}>
            <a href={`/ratings/${saleId}`}>Rate {other}</a> <small>{title}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Conversations({ conversations }: { conversations: readonly ConversationLine[] }) {
  return (
    <section aria-labelledby="conversations">
      <SectionHead id="conversations" title="Conversations" more={{ label: 'All', url: '/messages' }} />
      {conversations.length > 0 ? (
        <ConversationList conversations={conversations} next={null} isExcerpt />
      ) : (
        <Empty>
          Ask a seller about an ad: the conversation stays here, and your e-mail address stays private.
        </Empty>
      )}
    </section>
  );
}

function Searches({ searches }: { searches: SavedSearchView[] }) {
  return (
    <section aria-labelledby="searches">
      <SectionHead id="searches" title="Saved searches" more={{ label: 'All', url: '/saved-searches' }} />
      {searches.length > 0 ? (
        <ul className={styles.lines}>
          {searches.slice(0, SHOWN).map(({ id, name, url, alert }) => (
            <li key={id}>
              <a href={url}>{name}</a> <small>{ALERT_LABELS[alert]}</small>
            </li>
          ))}
        </ul>
      ) : (
        <Empty>
          Filter <a href="/all-ads">the list</a> and save the search: we e-mail you when new hair matches.
        </Empty>
      )}
    </section>
  );
}

function Plan({ subscription, limits }: { subscription: SubscriptionView; limits: Limits }) {
  const { planName, endsAt } = subscription;
  return (
    <section aria-labelledby="plan">
      <SectionHead
        id="plan"
        title="Plan"
        more={{ label: planName ? 'Change' : 'Choose a plan', url: '/payment/' }}
      />
      <dl className={styles.facts}>
        <dt>Now</dt>
        <dd>{planName ?? 'None yet; there is a free one'}</dd>
        <dt>Runs until</dt>
        <dd>{endsAt ? showDate(endsAt) : planName ? 'No end date' : '–'}</dd>
        <dt>New conversations</dt>
        <dd>{limits.newConversationsPerDay} a day</dd>
        {planName === 'Certified Buyer' && (
          <>
            <dt>Your badge</dt>
            <dd>
              <a href="/certified-buyer">See how the check stands</a>
            </dd>
          </>
        )}
        <dt>Search alerts</dt>
        <dd>{limits.alerts}</dd>
      </dl>
    </section>
  );
}

function Settings() {
  return (
    <section aria-labelledby="settings">
      <SectionHead id="settings" title="Settings" />
      <ul className={styles.lines}>
        <li>
          <a href="/buyer/buyer-profile/settings">Name, password and devices</a>
        </li>
        <li>
          <a href="/messages/settings">Notifications and blocked people</a>
        </li>
        <li>
          <a href="/buyer/buyer-profile/my-data">Download or delete my data</a>
        </li>
        <li>
          <a href="/website-safety/">How to pay safely</a>
        </li>
      </ul>
    </section>
  );
}

const Empty = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>;
