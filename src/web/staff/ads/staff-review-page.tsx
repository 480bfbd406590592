import type { Route } from './+types/staff-review-page.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { asRefused } from '../../ui/form/form-state.ts';
import { Note } from '../../ui/note.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { ToldTexts } from '../told-field.tsx';
import { toReviewedAd } from './ad-file.ts';
import { listSellerFacts } from './seller-facts.ts';
import { decideFromForm, undoFromForm } from './decide-from-form.ts';
import { ReviewCard } from './review-card.tsx';
import { UndoForm } from './undo-form.tsx';
import { useReview } from './use-review.ts';

/** More come as soon as one is decided. */
const SHOWN = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { review, staff } = context.get(marketContext);
  const queue = await orRefusedPage(review.queue(SHOWN));
  const sellers = await staff.briefs(queue.map(({ seller }) => seller.id));
  const asked = (name: string) => url.searchParams.get(name);
  return {
    queue: queue.map((waiting) => ({
      ...toReviewedAd(waiting),
      about: listSellerFacts(sellers.find(({ id }) => id === waiting.seller.id)),
    })),
    done: asked('done'),
    undo: readUndo(asked('undo')),
    next: asked('next'),
  };
}

/** 'adId:version', as the answer to a decision carries it. */
function readUndo(text: string | null): { adId: string; version: number } | null {
  const [adId = '', version = ''] = text?.split(':') ?? [];
  return adId !== '' && /^\d{1,9}$/.test(version) ? { adId, version: Number(version) } : null;
}

export const action = (args: Route.ActionArgs) =>
  byIntent(args, { decide: decideFromForm, undo: undoFromForm });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

const DONE: Record<string, string> = {
  live: 'Approved: the ad is live.',
  changes_requested: 'Sent back: the seller reads what to change.',
  rejected: 'Rejected: the seller reads why.',
  undone: 'Undone: the ad waits again, and nobody was told.',
};

export default function StaffReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { queue } = loaderData;
  const review = useReview(queue, loaderData);
  const refused = asRefused(actionData);
  const undoRefused = asRefused(review.undo.data) ?? (refused?.intent === 'undo' ? refused : undefined);
  const undoable = review.hasActed ? review.decided : loaderData.undo;
  return (
    <>
      <PageHead title="Review queue" description="Ads that wait for review." />
      <h1>Review queue</h1>
      {review.done && DONE[review.done] && !undoRefused && <Note kind="good">{DONE[review.done]}</Note>}
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
