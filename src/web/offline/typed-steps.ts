import { TYPED_KEY } from '../post/step/steps.ts';

/** The steps of ads that were typed in this browser and that the server does not have yet. */
export function listTypedSteps(): { draft: string; step: string }[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const [word, draft, step] = key.split(' ');
      return word === TYPED_KEY && draft && step ? [{ draft, step }] : [];
    });
  } catch {
    return [];
  }
}
