import type { Route } from './+types/post-hair-page.ts';
import { HairFields, MoreHairFields } from './fields/hair-fields.tsx';
import { readHair } from './fields/step-fields.ts';
import { clockContext } from '../request/page-context.ts';
import { saveStep } from './save/save-step.ts';
import { StepForm } from './step/step-form.tsx';
import { StepFrame } from './step/step-frame.tsx';
import { loadDraft, loadTyped } from './draft/load-draft.ts';
import { SaveStepButton } from './step/save-step-button.tsx';
import { stepAfter } from './check/back-to-check.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Post an ad', url: '/post-an-ad' }, { label: 'Your ad' }],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const ad = await loadDraft(context, url);
  const today = context.get(clockContext)().toISOString().slice(0, 10);
  return { ad, typed: await loadTyped(context, url), today };
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
  saveStep({
    request,
    url,
    context,
    read: readHair,
    next: (ad) => stepAfter(url.searchParams, ad.id, 'price'),
  });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function PostHairPage({ loaderData: { ad, typed, today }, actionData }: Route.ComponentProps) {
  return (
    <StepFrame
      step="hair"
      draft={ad.id}
      isPosted={ad.publishedAt !== null}
      hasProblems={actionData !== undefined}
    >
      <StepForm key={ad.id} ad={ad} step="hair" state={actionData ?? typed}>
        <HairFields ad={ad} />
        <MoreHairFields ad={ad} today={today} />
        <SaveStepButton />
      </StepForm>
    </StepFrame>
  );
}
