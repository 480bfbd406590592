import type { Route } from './+types/post-hair.ts';
import { HairFields, MoreHairFields } from '../post/hair-fields.tsx';
import { readHair } from '../post/read-hair.ts';
import { saveStep } from '../post/save-step.ts';
import { loadDraft, stepPath } from '../post/steps.ts';
import { DraftFields, StepFrame } from '../post/step-frame.tsx';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { ad: await loadDraft(context, url), today: new Date().toISOString().slice(0, 10) };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  saveStep({ request, context, read: readHair, next: (ad) => stepPath('price', ad.id) });

export default function PostHair({ loaderData: { ad, today }, actionData }: Route.ComponentProps) {
  return (
    <StepFrame step="hair" draft={ad.id} hasProblems={actionData !== undefined}>
      <Form state={actionData} data-autosave="">
        <DraftFields ad={ad} />
        <HairFields ad={ad} />
        <MoreHairFields ad={ad} today={today} />
        <Button>Save and go on</Button>
      </Form>
    </StepFrame>
  );
}
