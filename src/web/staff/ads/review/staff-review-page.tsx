import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/staff-review-page.ts';
import type { Market } from '#market/market.ts';
import { marketContext } from '../../../request/page-context.ts';
import { PageHead } from '../../../frame/head/page-head.tsx';
import { byIntent } from '../../../request/by-intent.ts';
import { orRefusedPage } from '../../../request/refused-page.ts';
import { sendOrStay } from '../../../request/send-or-stay.ts';
import { asRefused, type FormState } from '../../../ui/form/form-state.ts';
import { DoneNote, Note } from '../../../ui/note.tsx';
import { useIsAlive } from '../../../ui/hooks/use-is-alive.ts';
import { ToldTexts } from '../../told-field.tsx';
import { toReviewedAd } from '../file/ad-file.ts';
import { listSellerFacts } from '../file/seller-facts.ts';
import { decideFromForm, undoFromForm } from './decide-from-form.ts';
import { ReviewCard } from './review-card.tsx';
import { UndoForm } from '../undo-form.tsx';
import { useReview } from './use-review.ts';
import { decideWanted } from '../../wanted/wanted-from-form.ts';
import { toReviewedRequest, WantedReview } from '../../wanted/wanted-review.tsx';

/** More come as soon as one is decided. */
const SHOWN = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { review, staff } = context.get(marketContext);
  if (url.searchParams.get('of') === 'wanted') return loadRequests(context.get(marketContext), url);
  const queue = await orRefusedPage(review.queue(SHOWN));
  const sellers = await staff.briefs(queue.map(({ seller }) => seller.id));
  const asked = (name: string) => url.searchParams.get(name);
  return {
    requests: null,
    queue: queue.map((waiting) => ({
      ...toReviewedAd(waiting),
      about: listSellerFacts(sellers.find(({ id }) => id === waiting.seller.id)),
    })),
    done: asked('done'),
    undo: readUndo(asked('undo')),
    next: asked('next'),
  };
}

/** The other tab: requests for hair. */
async function loadRequests({ wanted, staff }: Market, url: URL) {
  const waiting = await orRefusedPage(wanted.queue({ limit: SHOWN }));
  const people = await staff.briefs(waiting.map(({ buyerId }) => buyerId));
  return {
    requests: waiting.map((each) =>
      toReviewedRequest(each, listSellerFacts(people.find(({ id }) => id === each.buyerId))),
    ),
    queue: [],
    done: url.searchParams.get('done'),
    undo: null,
    next: null,
  };
}

/** 'adId:version', as the answer to a decision carries it. */
function readUndo(text: string | null): { adId: string; version: number } | null {
  const [adId = '', version = ''] = text?.split(':') ?? [];
  return adId !== '' && /^\d{1,9}$/.test(version) ? { adId, version: Number(version) } : null;
}

export const action = (args: Route.ActionArgs) =>
  byIntent(args, { decide: decideFromForm, undo: undoFromForm, 'decide-wanted': decideWanted });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

const CONFLICT = 409;

/** A request that somebody else decided meanwhile goes. Ads are decided beside the page, which takes them away itself. */
export const shouldRevalidate = ({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formData?.get('intent') === 'decide-wanted' && actionStatus === CONFLICT) || defaultShouldRevalidate;

const DONE: Record<string, string> = {
  live: 'Approved: the ad is live.',
  changes_requested: 'Sent back: the seller reads what to change.',
  rejected: 'Rejected: the seller reads why.',
  undone: 'Undone: the ad waits again, and nobody was told.',
  'request-live': 'Approved: the request is live.',
  'request-rejected': 'Rejected: the person reads why.',
};

export default function StaffReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, done } = loaderData;
  return (
    <>
      <PageHead title="Review queue" description="What waits for review." />
      <h1>Review queue</h1>
      <Tabs isOfRequests={requests !== null} />
      {requests ? (
        <>
          <DoneNote says={DONE} done={done} />
          <ToldTexts about={['reject-wanted']} />
          <WantedReview queue={requests} state={asRefused(actionData)} />
        </>
      ) : (
        <AdReview loaded={loaderData} refused={asRefused(actionData)} />
      )}
    </>
  );
}

const Tabs = ({ isOfRequests }: { isOfRequests: boolean }) => (
  <nav aria-label="What waits" className="staff-tabs">
    <a href="/super-admin-user/review-queue" aria-current={isOfRequests ? undefined : 'page'}>
      Ads
    </a>
    <a href="/super-admin-user/review-queue?of=wanted" aria-current={isOfRequests ? 'page' : undefined}>
      Requests
    </a>
  </nav>
);

type AdReviewProps = { loaded: Route.ComponentProps['loaderData']; refused: FormState | undefined };

function AdReview({ loaded: loaderData, refused }: AdReviewProps) {
  const { queue } = loaderData;
  const review = useReview(queue, loaderData);
  const undoRefused = asRefused(review.undo.data) ?? (refused?.intent === 'undo' ? refused : undefined);
  const undoable = review.hasActed ? review.decided : loaderData.undo;
  return (
    <>
      {!undoRefused && <DoneNote says={DONE} done={review.done} />}
      {undoRefused && !undoable && (
        <Note kind="problem" isAlert>
          {undoRefused.message}
        </Note>
      )}
      {undoable && (
        <UndoForm
          key={`${undoable.adId}:${undoable.version}`}
          decided={undoable}
          state={undoRefused}
          fetcher={review.undo}
          isPressed={review.wantsUndo}
        />
      )}
      {review.waiting.length === 0 && <p className="staff-empty">Nothing waiting.</p>}
      <KeysHelp said={review.said} />
      <ToldTexts about={['ask-for-changes', 'reject']} />
      <ol className="staff-queue">
        {queue.map((ad, place) => (
          <ReviewCard
            key={ad.id}
            ad={ad}
            isChosen={ad.id === review.chosen}
            isAway={review.isAway(ad.id)}
            next={queue[place + 1]?.id ?? queue[place - 1]?.id ?? ''}
            state={refused?.typed['adId']?.[0] === ad.id ? refused : undefined}
            onChoose={() => review.choose(ad.id)}
            onDecide={(decision) => review.decide(ad.id, decision)}
            onRefused={(why) => review.takeBack(ad, why)}
            say={review.say}
          />
        ))}
      </ol>
    </>
  );
}

/** The keys need script, and a keyboard. */
function KeysHelp({ said }: { said: string }) {
  if (!useIsAlive()) return null;
  return (
    <>
      <p className="staff-keys">
        Keys: <kbd>J</kbd> next, <kbd>K</kbd> back, <kbd>A</kbd> approve, <kbd>C</kbd> ask for changes,{' '}
        <kbd>R</kbd> reject, <kbd>Enter</kbd> in what we tell them sends it, <kbd>U</kbd> undo. They act on
        the ad with the thick frame, and on none until you choose one.
      </p>
      <output className="staff-keys">{said}</output>
    </>
  );
}
