import type { ReactNode } from 'react';
import type { AdEvent } from '#rules/ads/state.ts';
import type { OwnAdCard } from '#market/ads/mine/own-ad-view.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { MY_ADS_FORMS } from './my-ads-address.ts';

type AdStepFormProps = { ad: OwnAdCard; event: AdEvent; text: string; children?: ReactNode };

/** A step in an ad's life, as a form of one button. */
export function AdStepForm({ ad, event, text, children }: AdStepFormProps) {
  return (
    <Form state={undefined} intent="move" action={MY_ADS_FORMS}>
      <input type="hidden" name="adId" value={ad.id} />
      <input type="hidden" name="version" value={ad.version} />
      {children}
      <Button name="event" value={event} kind="quiet" aria-label={`${text}: ${ad.title ?? 'draft'}`}>
        {text}
      </Button>
    </Form>
  );
}
