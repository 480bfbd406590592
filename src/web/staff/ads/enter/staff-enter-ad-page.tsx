import { redirect } from 'react-router';
import { z } from 'zod';
import type { Route } from './+types/staff-enter-ad-page.ts';
import { PostAd } from '#rules/ads/ad-schema.ts';
import { check } from '#rules/check-input.ts';
import { InviteSeller, SendInvitation, WithdrawInvitation } from '#rules/staff/invitation-schema.ts';
import { line } from '#rules/text/text-schema.ts';
import { PageHead } from '../../../frame/head/page-head.tsx';
import { byIntent } from '../../../request/by-intent.ts';
import { isTicked, readTexts } from '../../../request/form-fields.ts';
import { marketContext } from '../../../request/page-context.ts';
import { orRefusedPage } from '../../../request/refused-page.ts';
import { sendOrStay } from '../../../request/send-or-stay.ts';
import { type Posted, submit } from '../../../request/submit.ts';
import { asRefused } from '../../../ui/form/form-state.ts';
import { DoneNote } from '../../../ui/note.tsx';
import { EnterAdForm, InviteSellerForm } from './enter-ad-forms.tsx';
import { OpenInvitations } from './open-invitations.tsx';

const EnterAd = z.strictObject({
  seller: line({ name: 'seller', max: 254 }),
  when: z.iso.date('Enter the day the seller agreed.'),
  how: line({ name: 'way the seller agreed', max: 500 }),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    isNew: url.searchParams.has('new'),
    done: url.searchParams.get('done'),
    invitations: await orRefusedPage(context.get(marketContext).invitations.list()),
  };
}

export const action = (args: Route.ActionArgs) => byIntent(args, { enter, invite, send, withdraw });

/** A draft that is the seller's; the rest of the ad is filled in as sellers do it. */
async function enter(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: EnterAd,
    order: async (market, { seller, when, how }) => {
      const { id: sellerId } = await market.staff.findSeller(seller);
      return market.myAds.post(check(PostAd, { submit: false, sellerId, consent: { when, how } }));
    },
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/post-an-ad/photos?draft=${sent.answer.id}`, 303);
}

async function invite(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: InviteSeller,
    read: (form) => ({ ...readTexts(form), agreed: isTicked(form, 'agreed') || undefined }),
    order: (market, person) => market.invitations.invite(person),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/post-an-ad/photos?draft=${sent.answer.adId}`, 303);
}

async function send(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: SendInvitation,
    order: (market, asked) => market.invitations.send(asked),
  });
  return sent.isDone ? goOn(posted, 'sent') : sent.back;
}

async function withdraw(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: WithdrawInvitation,
    read: (form) => ({ reason: '', ...readTexts(form) }),
    order: (market, asked) => market.invitations.withdraw(asked),
  });
  return sent.isDone ? goOn(posted, 'withdrawn') : sent.back;
}

function goOn({ url }: Posted, done: string): never {
  throw redirect(`${url.pathname}?done=${done}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Also after a refusal: what was taken up meanwhile is gone from the list. */
export const shouldRevalidate = () => true;

const DONE: Record<string, string> = {
  sent: 'The invitation is on its way.',
  withdrawn: 'Withdrawn. The account and the ad are erased.',
};

export default function StaffEnterAdPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isNew, done, invitations } = loaderData;
  const state = asRefused(actionData);
  return (
    <>
      <PageHead title="Enter an ad" description="An ad for a seller who asked us." />
      <h1>Enter an ad for a seller</h1>
      {!state && <DoneNote says={DONE} done={done} />}
      <p>
        The ad is the seller’s: they see it among theirs, change it and answer buyers. You note how they
        agreed, and another member of staff reviews what you entered.
      </p>
      {isNew ? <InviteSellerForm state={state} /> : <EnterAdForm state={state} />}
      <OpenInvitations invitations={invitations} state={state} />
    </>
  );
}
