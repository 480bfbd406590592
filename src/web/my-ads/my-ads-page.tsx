import { Suspense, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router';
import type { Route } from './+types/my-ads-page.ts';
import type { Market } from '#market/market.ts';
import { AD_STATUSES, type AdStatus } from '#rules/ads/state.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import { isRefusal } from '#rules/refusal.ts';
import { plural } from '#rules/text/plural.ts';
import { useFrameData } from '../frame/frame-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { describeFeatured, TICKED_KEY } from './steps/step-answer.ts';
import { featureFromForm } from './steps/feature-from-form.ts';
import { stepFromForm } from './steps/move-from-form.ts';
import { MoveOutcome } from './steps/move-outcome.tsx';
import { moveTickedAds } from './ticked/move-ticked-ads.ts';
import { priceFromForm } from './price/price-from-form.ts';
import { toMyAd, toShownPlan } from './my-ad-data.ts';
import { NoAdsYet } from './no-ads-yet.tsx';
import { hasPlaces, PlanLine } from './plan-line.tsx';
import { StatusFilter } from './status-filter.tsx';
import type { Deleted } from './steps/undo-bar.tsx';
import { byIntent } from '../request/by-intent.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { ButtonLink } from '../ui/button.tsx';
import { sendOrStay } from '../request/send-or-stay.ts';
import { asRefused } from '../ui/form/form-state.ts';
import { lazyPart } from '../ui/browser/lazy-part.ts';
import { PlusIcon } from '../ui/icons/icons.tsx';
import { Note } from '../ui/note.tsx';
import lightStyles from '../sales/light/light.css?url';
import wantedLineStyles from '../wanted/wanted-line.css?url';
import styles from './my-ads.module.css';

/** With every form that an ad of one's own may need. The server has it at hand: without script it is there at once. */
const MyAdList = import.meta.env.SSR
  ? (await import('./my-ad-list.tsx')).default
  : lazyPart(() => import('./my-ad-list.tsx'));

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: lightStyles },
  { rel: 'stylesheet', href: wantedLineStyles },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, myAds, payments, sales, wanted } = requireSignIn({ url, context });
  const status = AD_STATUSES.find((each) => each === url.searchParams.get('status'));
  const after = url.searchParams.get('after') ?? undefined;
  const query = { limit: 24, ...(status ? { status } : {}), ...(after ? { after } : {}) };
  const { items, next, counts } = await orRefusedPage(myAds.list(query));
  const adIds = items.map(({ id }) => id);
  const lights = await orRefusedPage(sales.ofAds(adIds));
  const wantedBy = await orRefusedPage(wanted.countForAds({ adIds }));
  const plan = toShownPlan(await orRefusedPage(payments.checkSeller(undefined)));
  const around = { lights, wantedBy, hasFeatured: plan.featuredAdLimit > 0 };
  return {
    items: items.map((ad) => toMyAd(ad, around)),
    next,
    counts,
    plan,
    status: status ?? null,
    publicPage: `/sellers/${viewer.id}`,
    sells: url.searchParams.has('sells'),
    deleted: await justDeleted(myAds, url.searchParams.get('ad')),
    isPriced: url.searchParams.has('priced'),
    featured: readFeatured(url.searchParams.get('featured')),
    done: AD_STATUSES.find((each) => each === url.searchParams.get('done')) ?? null,
  };
}

const readFeatured = (said: string | null): boolean | null =>
  said === 'yes' || said === 'no' ? said === 'yes' : null;

/** The ad that a delete led here with, as long as it can be brought back. */
async function justDeleted(myAds: Market['myAds'], adId: string | null): Promise<Deleted[]> {
  if (adId === null) return [];
  try {
    const { ad } = await myAds.show(adId);
    return ad.allowed.includes('undo-delete') ? [{ adId, version: ad.version }] : [];
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
}

export const action = (args: Route.ActionArgs) =>
  byIntent(args, {
    move: stepFromForm,
    'move-ticked': moveTickedAds,
    price: priceFromForm,
    feature: featureFromForm,
  });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

const CONFLICT = 409;

/** What another tab changed is shown as it is now, so that the next press is meant for it. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === CONFLICT || defaultShouldRevalidate;

export default function MyAdsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, next, counts, status, done, sells, deleted, isPriced, featured, plan, publicPage } =
    loaderData;
  const [lastKey, setLastKey] = useState<string | null>(null);
  const bulk = useFetcher<object>({ key: TICKED_KEY });
  const isEmpty = Object.values(counts).every((count) => count === 0);
  const onUndo = () => setLastKey(TICKED_KEY);
  const refused = asRefused(actionData);
  // A price that was refused says so at its own field.
  const state = refused?.intent === 'price' ? undefined : actionData;
  const outcome = { lastKey, bulk, state, deleted, items, onUndo };
  return (
    <div className={styles.page}>
      <PageHead title="My ads" description="Your ads, what became of them, and what you can do." />
      <div className={styles.head}>
        <h1>My ads</h1>
        <NewsLink />
        {!isEmpty && <PostLink />}
      </div>
      <Arrived
        sells={sells}
        isPriced={isPriced}
        featured={lastKey === null ? featured : null}
        done={deleted.length === 0 && lastKey === null ? done : null}
      />
      <MoveOutcome {...outcome} />
      {!hasPlaces(plan) && <PlanLine plan={plan} />}
      {isEmpty ? <NoAdsYet /> : <StatusFilter counts={counts} chosen={status} />}
      {!isEmpty && items.length === 0 && <p>No ads here yet.</p>}
      {items.length > 0 && (
        <Suspense>
          <MyAdList items={items} bulk={bulk} onMove={setLastKey} sent={refused} />
        </Suspense>
      )}
      {next && <MoreAds status={status} next={next} />}
      <div className={styles.foot}>
        {hasPlaces(plan) && <PlanLine plan={plan} />}
        {plan.hasCsvUpload && <a href="/trade">Trade tools: ads as CSV</a>}
        {!isEmpty && <a href={publicPage}>See your public page</a>}
      </div>
    </div>
  );
}

/** What led here. */
type ArrivedProps = { sells: boolean; isPriced: boolean; featured: boolean | null; done: AdStatus | null };

function Arrived({ sells, isPriced, featured, done }: ArrivedProps) {
  return (
    <>
      {sells && (
        <Note kind="good">
          You can now sell here. Your saved ads, searches and messages are all still there.
        </Note>
      )}
      {isPriced && <Note kind="good">The price is changed.</Note>}
      {featured !== null && <Note kind="good">Done: the ad is {describeFeatured(featured)}.</Note>}
      {done && <Note kind="good">Done: the ad is {AD_STATUS_IN_A_SENTENCE[done]}.</Note>}
    </>
  );
}

const MoreAds = ({ status, next }: { status: AdStatus | null; next: string }) => (
  <p>
    <ButtonLink
      kind="secondary"
      href={`?${new URLSearchParams({ ...(status ? { status } : {}), after: next })}`}
    >
      More ads
    </ButtonLink>
  </p>
);

/** Where the number at the foot of a phone leads: the tab with it lies far along their row. */
function NewsLink() {
  const news = useFrameData()?.unread.news ?? 0;
  return (
    news > 0 && (
      <a className={styles.news} href="/notifications">
        {plural(news, 'notification')}
      </a>
    )
  );
}

const PostLink = () => (
  <ButtonLink href="/post-an-ad" aria-label="Post an ad">
    <PlusIcon />
    <span>
      Post<span className={styles.wide}> an ad</span>
    </span>
  </ButtonLink>
);
