import { AdStepForm } from './ad-step-form.tsx';
import type { ActsProps } from './next-step.tsx';

/** Takes a paid place for an ad on show, or gives it back. Whether one is free the answer tells. */
export function FeatureAct({ ad, sender }: Omit<ActsProps, 'isBusy'>) {
  if (ad.featuredUntil !== null)
    return <AdStepForm ad={ad} sender={sender} intent="feature" event="unfeature" text="Stop featuring" />;
  if (!ad.mayFeature || ad.status !== 'live' || ad.held !== null) return null;
  return <AdStepForm ad={ad} sender={sender} intent="feature" event="feature" text="Feature" />;
}
