import { redirect, type RouterContextProvider } from 'react-router';
import { OpenCase } from '#rules/help/case-schema.ts';
import { submit } from '../request/submit.ts';

/** Opens the case and leads to its number; what was refused comes back with the reasons. */
export async function openCaseFromForm(request: Request, context: Readonly<RouterContextProvider>) {
  const sent = await submit({
    request,
    context,
    schema: OpenCase,
    order: (market, message) => market.cases.open(message),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${new URL(request.url).pathname}?case=${sent.answer.caseNumber}`, 303);
}
