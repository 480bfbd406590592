import { redirect } from 'react-router';
import type { Route } from './+types/staff-review-page.ts';
import { ReviewAd, UndoReview } from '#rules/ads/ad-schema.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { ReviewCard } from './review-card.tsx';
import reviewKeys from './review-keys.js?url';
import { ToldTexts } from '../told-field.tsx';
import { UndoForm } from './undo-form.tsx';
import { readText, readTexts } from '../../request/form-fields.ts';
import { byIntent } from '../../request/by-intent.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { Note } from '../../ui/note.tsx';

const SHOWN = 20;
const IN_ORDER = 'Looked at: photos, facts and price are in order.';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queue = await orRefusedPage(context.get(marketContext).review.queue(SHOWN));
  const asked = (name: string) => url.searchParams.get(name);
  return { queue, done: asked('done'), undo: readUndo(asked('undo')), next: asked('next') };
}

/** 'adId:version', as the answer to a decision carries it. */
function readUndo(text: string | null): { adId: string; version: string } | null {
  const [adId = '', version = ''] = text?.split(':') ?? [];
  return adId !== '' && /^\d{1,9}$/.test(version) ? { adId, version } : null;
}

export const action = (args: Route.ActionArgs) => byIntent(args, { decide, undo });

async function decide(posted: Posted) {
  let next = '';
  const sent = await submit({
    ...posted,
    schema: ReviewAd,
    read: (form) => {
      const decision = form.get('decision');
      const { reason, message } = readTexts(form);
      next = readText(form, 'next') ?? '';
      const seen = { adId: form.get('adId'), version: Number(form.get('version')), decision };
      // What the seller is told is reason enough where nothing is noted besides.
      return { ...seen, message, reason: reason ?? (decision === 'approve' ? IN_ORDER : (message ?? '')) };
    },
    order: ({ review }, decision) => review.decide(decision),
  });
  if (!sent.isDone) return sent.back;
  const { id, version, status } = sent.answer;
  const query = new URLSearchParams({ done: status, undo: `${id}:${version}`, next });
  throw redirect(`${posted.url.pathname}?${query}#ad-${next}`, 303);
}

/** Back where it was, and chosen, so that the next key is meant for it. */
async function undo(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: UndoReview,
    read: (form) => ({ adId: form.get('adId'), version: Number(form.get('version')) }),
    order: ({ review }, decided) => review.undo(decided),
  });
  if (!sent.isDone) return sent.back;
  const query = new URLSearchParams({ done: 'undone', next: sent.answer.id });
  throw redirect(`${posted.url.pathname}?${query}#ad-${sent.answer.id}`, 303);
}

const DONE: Record<string, string> = {
  live: 'Approved: the ad is live.',
  changes_requested: 'Sent back: the seller reads what to change.',
  rejected: 'Rejected: the seller reads why.',
  undone: 'Undone: the ad waits again, and nobody was told.',
};

export default function StaffReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { queue, done, undo: undoable, next } = loaderData;
  const isUndoRefused = actionData?.intent === 'undo';
  return (
    <>
      <PageHead title="Review queue" description="Ads that wait for review." />
      <h1>Review queue</h1>
      {done && DONE[done] && !isUndoRefused && <Note kind="good">{DONE[done]}</Note>}
      {isUndoRefused && !undoable && (
        <Note kind="problem" isAlert>
          {actionData.message}
        </Note>
      )}
      {undoable && <UndoForm decided={undoable} state={actionData} />}
      {queue.length === 0 ? (
        <p className="staff-empty">Nothing waiting.</p>
      ) : (
        <>
          <p className="staff-keys">
            Keys: <kbd>J</kbd> next, <kbd>K</kbd> back, <kbd>A</kbd> approve, <kbd>C</kbd> ask for changes,{' '}
            <kbd>R</kbd> reject, <kbd>Enter</kbd> in what we tell them sends it, <kbd>U</kbd> undo. They act
            on the ad with the thick frame, and on none until you choose one.
          </p>
          <output className="staff-keys" data-review-says="" />
          <ToldTexts about={['ask-for-changes', 'reject']} />
          <ol className="staff-queue" data-review="">
            {queue.map((waiting, place) => (
              <ReviewCard
                key={waiting.ad.id}
                waiting={waiting}
                isChosen={waiting.ad.id === next}
                next={queue[place + 1]?.ad.id ?? queue[place - 1]?.ad.id ?? ''}
                state={actionData?.typed['adId']?.[0] === waiting.ad.id ? actionData : undefined}
              />
            ))}
          </ol>
        </>
      )}
      <script type="module" src={reviewKeys} />
    </>
  );
}
