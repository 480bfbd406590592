import { redirect } from 'react-router';
import { ReviewWanted } from '#rules/wanted/wanted-schema.ts';
import { readTexts } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';

const IN_ORDER = 'Looked at: it asks for hair, and for nothing else.';

/** Approved or rejected: the next one waits on the same page. */
export async function decideWanted(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: ReviewWanted,
    read: (form) => {
      const decision = form.get('decision');
      const { reason, message } = readTexts(form);
      const seen = { wantedId: form.get('wantedId'), version: Number(form.get('version')), decision };
      // What the person is told is reason enough where nothing is noted besides.
      return { ...seen, message, reason: reason ?? (decision === 'approve' ? IN_ORDER : (message ?? '')) };
    },
    order: ({ wanted }, decision) => wanted.review(decision),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${posted.url.pathname}?of=wanted&done=request-${sent.answer.status}`, 303);
}
