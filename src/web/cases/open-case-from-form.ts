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
  // A scam with an ad or a person in it became a report.
  const { caseNumber, isReport } = sent.answer;
  throw redirect(`${isReport ? '/report' : url.pathname}?case=${caseNumber}`, 303);
}
