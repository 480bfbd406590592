import { redirect } from 'react-router';
import { AcceptInvitation, InvitationLink } from '#rules/staff/invitation-schema.ts';
import type { Route } from './+types/invitation-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import styles from '../account/account-page.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { PageHead } from '../frame/head/page-head.tsx';
import { checkRows, NOT_SAID } from '../post/check/check-rows.ts';
import { byIntent } from '../request/by-intent.ts';
import { readTexts } from '../request/form-fields.ts';
import { marketContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { type Posted, submit } from '../request/submit.ts';
import { showDate } from '../ui/dates.ts';
import { Note } from '../ui/note.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import own from '../reports/report-appeal-page.module.css';
import { toOneTick } from '../account/sign-in/one-tick.ts';
import { EnteredAd } from './entered-ad.tsx';
import { RemoveForm, TakeUpForm } from './taking-up-forms.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Invitation' }] };

/** What our staff entered for somebody. Programs that follow the links of an e-mail change nothing here. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (url.searchParams.has('removed')) return { isRemoved: true as const };
  const shown = await orRefusedPage(context.get(marketContext).invitations.show(params));
  const { ad, ...invitation } = shown;
  return {
    isRemoved: false as const,
    ...invitation,
    ad: ad && {
      title: ad.title,
      description: ad.description,
      photos: ad.photos.map(({ urls, width, height }) => ({ urls, width, height })),
      rows: checkRows(ad)
        .filter(({ field, value }) => field !== 'photos' && !NOT_SAID.has(value))
        .map(({ name, value }) => ({ name, value })),
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { params } = args;
  return byIntent(args, {
    accept: (posted) => accept(posted, params),
    remove: (posted) => remove(posted, params),
  });
}

async function accept(posted: Posted, link: InvitationLink) {
  const sent = await submit({
    ...posted,
    schema: AcceptInvitation,
    read: (form) => ({ ...readChosen(form), ...link }),
    order: (market, form) => market.invitations.accept(form),
  });
  if (!sent.isDone) return toOneTick(sent.back);
  const { adId, isSent } = sent.answer;
  const path = `/post-an-ad/${isSent ? 'done' : 'check'}?draft=${adId}`;
  throw redirect(adId === null ? '/seller/seller-profile' : path, 303);
}

function readChosen(form: FormData) {
  const { agreed, ...others } = readTexts(form);
  return { ...others, ...(agreed === undefined ? {} : { termsVersion: agreed, adult: true }) };
}

async function remove(posted: Posted, link: InvitationLink) {
  const sent = await submit({
    ...posted,
    schema: InvitationLink,
    read: () => link,
    order: (market, asked) => market.invitations.decline(asked),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${posted.url.pathname}?removed`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <PageHead title="Your invitation" description="What we entered for you." index={false} />
      {loaderData.isRemoved ? <Removed /> : <Invited invitation={loaderData} state={actionData} />}
    </div>
  );
}

const Removed = () => (
  <>
    <h1>It is removed</h1>
    <Note kind="good">Your name, your address and the ad are erased. You hear no more of it.</Note>
  </>
);

type InvitedProps = {
  invitation: Extract<Route.ComponentProps['loaderData'], { isRemoved: false }>;
  state: FormState | undefined;
};

function Invited({ invitation, state }: InvitedProps) {
  const { username, email, invitedBy, consentOn, consentHow, until, ad } = invitation;
  return (
    <>
      <h1>We entered an ad for you</h1>
      <p>
        {invitedBy ?? 'Somebody'} of our staff did, for {email}. They noted on {showDate(consentOn)} how you
        agreed:
      </p>
      <blockquote className={own.words}>{consentHow}</blockquote>
      <EnteredAd ad={ad} />
      <TakeUpForm username={username} until={until} state={state} />
      <RemoveForm state={state} />
    </>
  );
}
