import type { Route } from './+types/my-ads-page.ts';
import type { Market } from '#market/market.ts';
import { AD_STATUSES } from '#rules/ads/state.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import type { OwnAdCard } from '#market/ads/mine/own-ad-view.ts';
import { isRefusal } from '#rules/refusal.ts';
import { PageHead } from '../frame/page-head.tsx';
import { TickedAdsBar, TickedAdsResults } from './ticked-ads-bar.tsx';
import { moveFromForm } from './move-from-form.ts';
import { type BulkMove, moveTickedAds } from './move-ticked-ads.ts';
import { MyAdItem } from './my-ad-item.tsx';
import { NoAdsYet } from './no-ads-yet.tsx';
import { PlanLine } from './plan-line.tsx';
import { StatusFilter } from './status-filter.tsx';
import { type Deleted, UndoBar } from './undo-bar.tsx';
import { byIntent } from '../request/by-intent.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import styles from './my-ads.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, myAds, payments } = requireSignIn({ url, context });
  const status = AD_STATUSES.find((each) => each === url.searchParams.get('status'));
  const after = url.searchParams.get('after') ?? undefined;
  const query = { limit: 24, ...(status ? { status } : {}), ...(after ? { after } : {}) };
  return {
    ...(await orRefusedPage(myAds.list(query))),
    plan: await orRefusedPage(payments.checkSeller(undefined)),
    status: status ?? null,
    publicPage: `/sellers/${viewer.id}`,
    sells: url.searchParams.has('sells'),
    deleted: await justDeleted(myAds, url.searchParams.get('ad')),
    done: AD_STATUSES.find((each) => each === url.searchParams.get('done')) ?? null,
  };
}

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
  byIntent(args, { move: moveFromForm, 'move-ticked': moveTickedAds });

export default function MyAdsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, next, counts, status, done, sells, deleted, plan, publicPage } = loaderData;
  const results = actionData && 'results' in actionData ? actionData.results : null;
  const isSeveral = items.length > 1;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <div className={styles.page}>
      <PageHead title="My ads" description="Your ads, what became of them, and what you can do." />
      <div className={styles.head}>
        <h1>My ads</h1>
        {!isEmpty && (
          <div className={styles.row}>
            <ButtonLink href={publicPage} kind="secondary">
              See your public page
            </ButtonLink>
            <ButtonLink href="/post-an-ad">Post an ad</ButtonLink>
          </div>
        )}
      </div>
      {sells && (
        <Note kind="good">
          You can now sell here. Your saved ads, searches and messages are all still there.
        </Note>
      )}
      {done && deleted.length === 0 && (
        <Note kind="good">Done: the ad is {AD_STATUS_IN_A_SENTENCE[done]}.</Note>
      )}
      {results && <TickedAdsResults results={withTitles(results, items)} />}
      <UndoBar deleted={results ? deletedAmong(results) : deleted} />
      {actionData && 'problems' in actionData && (
        <Note kind="problem" isAlert>
          {actionData.message} {Object.values(actionData.problems).flat().join(' ')}
        </Note>
      )}
      <PlanLine plan={plan} />
      {isEmpty ? (
        <NoAdsYet />
      ) : (
        <>
          <StatusFilter counts={counts} chosen={status} />
          {items.length === 0 && <p>No ads here yet.</p>}
          {isSeveral && <TickedAdsBar />}
          <ul className={styles.ads}>
            {items.map((ad) => (
              <MyAdItem key={ad.id} ad={ad} isTickable={isSeveral && ad.status !== 'deleted'} />
            ))}
          </ul>
        </>
      )}
      {next && (
        <ButtonLink
          kind="secondary"
          href={`?${new URLSearchParams({ ...(status ? { status } : {}), after: next })}`}
        >
          More ads
        </ButtonLink>
      )}
    </div>
  );
}

const deletedAmong = (results: readonly BulkMove[]): Deleted[] =>
  results.flatMap(({ adId, deleted }) => (deleted === undefined ? [] : [{ adId, version: deleted }]));

/** What was refused is still in the list, with its title. */
const withTitles = (results: readonly BulkMove[], ads: readonly OwnAdCard[]): BulkMove[] =>
  results.map((result) => ({
    ...result,
    title: result.title ?? ads.find(({ id }) => id === result.adId)?.title ?? null,
  }));
