import type { Route } from './+types/post-hair.ts';
import { HairFields, MoreHairFields } from '../post/hair-fields.tsx';
import { readHair } from '../post/read-hair.ts';
import { saveStep } from '../post/save-step.ts';
import { StepForm } from '../post/step-form.tsx';
import { StepFrame } from '../post/step-frame.tsx';
import { loadDraft, loadTyped, stepPath } from '../post/steps.ts';
import { Button } from '../ui/button.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ad = await loadDraft(context, url);
  return { ad, typed: await loadTyped(context, url), today: new Date().toISOString().slice(0, 10) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  saveStep({ request, context, read: readHair, next: (ad) => stepPath('price', ad.id) });

export default function PostHair({ loaderData: { ad, typed, today }, actionData }: Route.ComponentProps) {
  return (
    <StepFrame
      step="hair"
      draft={ad.id}
      isPosted={ad.publishedAt !== null}
      hasProblems={actionData !== undefined}
    >
      <StepForm ad={ad} step="hair" state={actionData ?? typed}>
        <HairFields ad={ad} />
        <MoreHairFields ad={ad} today={today} />
        <Button>Save and go on</Button>
      </StepForm>
    </StepFrame>
  );
}
