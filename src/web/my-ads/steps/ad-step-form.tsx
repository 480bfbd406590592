import type { ComponentProps, ReactNode } from 'react';
import type { useFetcher } from 'react-router';
import type { AdEvent } from '#rules/ads/state.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { MyAd } from '../my-ad-data.ts';
import { MY_ADS_FORMS } from '../my-ads-address.ts';

/** What a row sends its steps by, and whom it tells of them. */
export type StepSender = { fetcher: ReturnType<typeof useFetcher<object>>; onMove: () => void };

/** A paid place of the plan, taken or given back. */
type FeatureEvent = 'feature' | 'unfeature';

type AdStepFormProps = {
  ad: MyAd;
  sender: StepSender;
  event: AdEvent | FeatureEvent;
  text: string;
  /** Which form of the page it is; a step in its life unless told. */
  intent?: 'move' | 'feature';
  kind?: ComponentProps<typeof Button>['kind'];
  children?: ReactNode;
};

/** A step in an ad's life, as a form of one button. */
export function AdStepForm({
  ad,
  sender,
  event,
  text,
  intent = 'move',
  kind = 'quiet',
  children,
}: AdStepFormProps) {
  const { fetcher, onMove } = sender;
  return (
    <Form state={undefined} intent={intent} action={MY_ADS_FORMS} fetcher={fetcher} onSubmit={onMove}>
      <input type="hidden" name="adId" value={ad.id} />
      <input type="hidden" name="version" value={ad.version} />
      {children}
      <Button name="event" value={event} kind={kind} aria-label={`${text}: ${ad.title ?? 'draft'}`}>
        {text}
      </Button>
    </Form>
  );
}
