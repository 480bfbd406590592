import { data } from 'react-router';
import type { Route } from './+types/post-save-route.ts';
import { marketContext } from '../../request/page-context.ts';
import { STEP_READERS } from './read-step.ts';
import { saveWhatIsRight } from './save-ad.ts';
import { readSentStep, Sent } from './save-step.ts';
import { submit } from '../../request/submit.ts';

/** There is nothing to look at here. */
export const loader = () => {
  throw data(null, { status: 404 });
};

/** Saves a draft while it is typed: whatever is right of it, with what is wrong by field. For our own script. */
export async function action({ request, url, context }: Route.ActionArgs) {
  if (context.get(marketContext).viewer === null) return answerJson({ code: 'not-signed-in' }, 401);
  const read = STEP_READERS[url.searchParams.get('step') ?? ''];
  if (!read) return answerJson({ code: 'not-found' }, 404);
  const saved = await submit({
    request,
    url,
    context,
    schema: Sent,
    read: (form) => readSentStep(form, read),
    order: saveWhatIsRight,
  });
  if (!saved.isDone) return answerJson({ message: saved.back.data.message }, saved.back.init?.status ?? 422);
  const { ad, problems } = saved.answer;
  return answerJson(
    { version: ad?.version ?? null, savedAt: ad?.updatedAt ?? null, problems },
    ad ? 200 : 422,
  );
}

const answerJson = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
