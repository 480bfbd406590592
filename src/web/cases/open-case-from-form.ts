import { redirect } from 'react-router';
import { OpenCase } from '#rules/help/case-schema.ts';
import { type Posted, submit } from '../request/submit.ts';

/** Opens the case and leads to its number; what was refused comes back with the reasons. */
export async function openCaseFromForm({ request, url, context }: Posted) {
  const sent = await submit({
    request,
    url,
    context,
    schema: OpenCase,
    order: (market, message) => market.cases.open(message),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${url.pathname}?case=${sent.answer.caseNumber}`, 303);
}
