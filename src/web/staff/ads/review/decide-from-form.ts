import { redirect } from 'react-router';
import { ReviewAd, UndoReview } from '#rules/ads/ad-schema.ts';
import { isToStay, readText, readTexts } from '../../../request/form-fields.ts';
import { type Posted, submit } from '../../../request/submit.ts';
import type { Decided } from './review-answer.ts';

const IN_ORDER = 'Looked at: photos, facts and price are in order.';

export async function decideFromForm(posted: Posted) {
  let next = '';
  let stays = false;
  const sent = await submit({
    ...posted,
    schema: ReviewAd,
    read: (form) => {
      const decision = form.get('decision');
      const { reason, message } = readTexts(form);
      next = readText(form, 'next') ?? '';
      stays = isToStay(form);
      const seen = { adId: form.get('adId'), version: Number(form.get('version')), decision };
      // What the seller is told is reason enough where nothing is noted besides.
      return { ...seen, message, reason: reason ?? (decision === 'approve' ? IN_ORDER : (message ?? '')) };
    },
    order: ({ review }, decision) => review.decide(decision),
  });
  if (!sent.isDone) return sent.back;
  const { id: adId, version, status } = sent.answer;
  if (stays) return { decided: { adId, version, status } satisfies Decided };
  const query = new URLSearchParams({ done: status, undo: `${adId}:${version}`, next });
  throw redirect(`${posted.url.pathname}?${query}#ad-${next}`, 303);
}

/** Back where it was, and chosen, so that the next key is meant for it. */
export async function undoFromForm(posted: Posted) {
  let stays = false;
  const sent = await submit({
    ...posted,
    schema: UndoReview,
    read: (form) => {
      stays = isToStay(form);
      return { adId: form.get('adId'), version: Number(form.get('version')) };
    },
    order: ({ review }, decided) => review.undo(decided),
  });
  if (!sent.isDone) return sent.back;
  if (stays) return { undone: sent.answer.id };
  const query = new URLSearchParams({ done: 'undone', next: sent.answer.id });
  throw redirect(`${posted.url.pathname}?${query}#ad-${sent.answer.id}`, 303);
}
