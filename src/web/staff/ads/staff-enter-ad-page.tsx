import { redirect } from 'react-router';
import { z } from 'zod';
import type { Route } from './+types/staff-enter-ad-page.ts';
import { PostAd } from '#rules/ads/ad-schema.ts';
import { check } from '#rules/check-input.ts';
import { line } from '#rules/text/text-schema.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { readTexts } from '../../request/form-fields.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';

const EnterAd = z.strictObject({
  seller: line({ name: 'seller', max: 254 }),
  when: z.iso.date('Enter the day the seller agreed.'),
  how: line({ name: 'way the seller agreed', max: 500 }),
});

/** A draft that is the seller's; the rest of the ad is filled in as sellers do it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = await submit({
    request,
    url,
    context,
    schema: EnterAd,
    read: readTexts,
    order: async (market, { seller, when, how }) => {
      const { id: sellerId } = await market.staff.findSeller(seller);
      return market.myAds.post(check(PostAd, { submit: false, sellerId, consent: { when, how } }));
    },
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/post-an-ad/photos?draft=${sent.answer.id}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffEnterAdPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Enter an ad" description="An ad for a seller who asked us." />
      <h1>Enter an ad for a seller</h1>
      <p>
        The ad is the seller’s: they see it among theirs, change it and answer buyers. You note how they
        agreed, and another member of staff reviews what you entered.
      </p>
      <section className="staff-panel">
        <Form state={actionData}>
          <Field name="seller" label="Seller" hint="The full name or e-mail address" autoComplete="off" />
          <Field name="when" type="date" label="When did they agree?" />
          <TextField
            name="how"
            label="How did they agree?"
            hint="By phone, by e-mail, in the shop; who spoke with them, and what they agreed to"
            rows={3}
            maxLength={500}
          />
          <Button>Continue to photos</Button>
        </Form>
      </section>
    </>
  );
}
