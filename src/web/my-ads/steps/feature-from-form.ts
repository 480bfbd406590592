import { redirect } from 'react-router';
import { z } from 'zod';
import { adId, version } from '#rules/ads/fields/field-schema.ts';
import { isToStay, readTexts } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';
import type { BulkMove } from './move-from-form.ts';
import { MY_ADS } from '../my-ads-address.ts';
import { describeFeatured } from './step-answer.ts';

const FeatureForm = z.strictObject({
  adId,
  version: z.coerce.number().pipe(version),
  event: z.enum(['feature', 'unfeature'], 'Choose what to do.'),
});

/** A paid place for an ad, from the button beside it; `moved` where it is told on the spot. */
export async function featureFromForm(posted: Posted) {
  let stays = false;
  const sent = await submit({
    ...posted,
    schema: FeatureForm,
    read: (form) => {
      stays = isToStay(form);
      return readTexts(form);
    },
    order: ({ myAds }, { event, ...seen }) => myAds.feature({ ...seen, featured: event === 'feature' }),
  });
  if (!sent.isDone) return sent.back;
  const { id, title, featured } = sent.answer;
  if (!stays) throw redirect(`${MY_ADS}?featured=${featured ? 'yes' : 'no'}`, 303);
  const moved: BulkMove = {
    adId: id,
    title,
    isDone: true,
    message: `is ${describeFeatured(featured)}.`,
  };
  return { moved };
}
