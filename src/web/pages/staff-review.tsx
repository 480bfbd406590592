import { redirect } from 'react-router';
import type { Route } from './+types/staff-review.ts';
import { ReviewAd } from '#rules/ad.ts';
import { marketContext } from '../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { orRefusedPage } from '../refused-page.ts';
import { ReviewCard } from '../staff/review-card.tsx';
import reviewKeys from '../staff/review-keys.js?url';
import { submit, textsOf } from '../submit.ts';
import { Note } from '../ui/note.tsx';

const SHOWN = 20;
const IN_ORDER = 'Looked at: photos, facts and price are in order.';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queue = await orRefusedPage(context.get(marketContext).review.queue(SHOWN));
  return { queue, done: url.searchParams.get('done') };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const sent = await submit({
    request,
    context,
    schema: ReviewAd,
    read: (form) => {
      const decision = form.get('decision');
      const typed = textsOf(form)['reason'] ?? '';
      return {
        adId: form.get('adId'),
        version: Number(form.get('version')),
        decision,
        reason: typed === '' && decision === 'approve' ? IN_ORDER : typed,
      };
    },
    order: ({ review }, decision) => review.decide(decision),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${url.pathname}?done=${sent.answer.status}`, 303);
}

const DONE: Record<string, string> = {
  live: 'Approved: the ad is live.',
  changes_requested: 'Sent back: the seller reads what to change.',
  rejected: 'Rejected: the seller reads why.',
};

export default function StaffReview({ loaderData: { queue, done }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Review queue" description="Ads that wait for a look." />
      <h1>Review queue</h1>
      {done && DONE[done] && <Note kind="good">{DONE[done]}</Note>}
      {queue.length === 0 ? (
        <p className="staff-empty">Nothing waiting.</p>
      ) : (
        <>
          <p className="staff-keys">
            Keys: <kbd>J</kbd> next, <kbd>K</kbd> back, <kbd>A</kbd> approve, <kbd>C</kbd> ask for changes,{' '}
            <kbd>R</kbd> reject, <kbd>Enter</kbd> in the reason sends it.
          </p>
          <ol className="staff-queue" data-review="">
            {queue.map((waiting) => (
              <ReviewCard
                key={waiting.ad.id}
                waiting={waiting}
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
