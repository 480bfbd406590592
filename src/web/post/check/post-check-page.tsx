import { redirect } from 'react-router';
import type { Route } from './+types/post-check-page.ts';
import type { Market } from '#market/market.ts';
import { isRefusal } from '#rules/refusal.ts';
import { suggestDescription } from '#rules/ads/description.ts';
import { DECLARATION } from '#rules/ads/ad-words.ts';
import type { AdWarning } from '#rules/ads/checks/warnings.ts';
import { adTitle } from '#rules/ads/title.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import type { OpenInvitation } from '#market/invitations/invitation-view.ts';
import { marketContext } from '../../request/page-context.ts';
import { Blocked, findStep } from './blocked.tsx';
import { checkRows } from './check-rows.ts';
import { toOwnAdFacts } from '../draft/own-ad-facts.ts';
import { readCheck } from '../fields/step-fields.ts';
import { AskedPrice } from '../price/asked-price.tsx';
import { saveStep } from '../save/save-step.ts';
import { loadDraft, loadTyped } from '../draft/load-draft.ts';
import { findInvitation, INVITED_PATH, sendInvitation } from './invited-seller.ts';
import { toChange, toRowId } from './back-to-check.ts';
import { stepPath } from '../step/steps.ts';
import { StepForm } from '../step/step-form.tsx';
import { StepFrame } from '../step/step-frame.tsx';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { Button } from '../../ui/button.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Tick } from '../../ui/form/fields/choice.tsx';
import { Field, TextField } from '../../ui/form/fields/field.tsx';
import { Note } from '../../ui/note.tsx';
import styles from '../step/step-frame.module.css';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Post an ad', url: '/post-an-ad' }, { label: 'Your ad' }],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const ad = await loadDraft(context, url);
  const market = context.get(marketContext);
  const { myAds } = market;
  const missing = url.searchParams.has('preview') ? await openPreview(myAds, ad.id) : undefined;
  const { most, sentence } = await myAds.photoLimit(ad.id);
  return {
    ad,
    tooMany: ad.allowed.includes('submit') && ad.photos.length > most ? sentence : null,
    typed: missing ?? (await loadTyped(context, url)),
    isSaved: url.searchParams.has('saved'),
    warnings: await myAds.warnOfSlips(ad.id),
    invited: await findInvitation(market, ad.id),
  };
}

/** On to the page as buyers will see it, or back with what is missing before there is one. */
async function openPreview(myAds: Market['myAds'], adId: string): Promise<FormState> {
  try {
    throw redirect(await myAds.lookAhead(adId));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return {
      message: 'Before buyers can see it, something is missing.',
      problems: error.fields,
      typed: {},
    };
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  let then = 'saved';
  return saveStep({
    request,
    url,
    context,
    read: (form) => {
      const said = form.get('then');
      if (said === 'preview' || said === 'invite') then = said;
      return { ...readCheck(form), submit: form.get('then') === 'publish' };
    },
    after: async (market, { id }) => (then === 'invite' ? sendInvitation(market, id) : undefined),
    next: (ad, sent) => {
      if (then === 'invite') return `${INVITED_PATH}?done=sent`;
      return sent['submit'] ? stepPath('done', ad.id) : `${stepPath('check', ad.id)}&${then}=1`;
    },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function PostCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ad, tooMany, typed, isSaved, warnings, invited } = loaderData;
  const state = actionData ?? typed;
  const facts = toOwnAdFacts(ad);
  const canSubmit = ad.allowed.includes('submit');
  return (
    <StepFrame
      step="check"
      draft={ad.id}
      isPosted={ad.publishedAt !== null}
      hasProblems={actionData !== undefined}
    >
      <Blocked state={state} tooMany={tooMany} draft={ad.id} />
      {isSaved && <Note kind="good">Saved.</Note>}
      {ad.note && <Note kind="problem">Our staff ask: {ad.note}</Note>}
      <Slips
        warnings={warnings}
        draft={ad.id}
        then={state || tooMany ? null : canSubmit ? 'publish' : 'save'}
      />
      <DraftFacts ad={ad} />
      <StepForm key={ad.id} ad={ad} step="check" state={state} isSaidAbove>
        <Field name="title" label="Title" defaultValue={ad.title ?? adTitle(facts)} maxLength={90} />
        <TextField
          name="description"
          label="Description"
          hint="In your own words, without phone number, e-mail or links"
          defaultValue={ad.description ?? suggestDescription(facts)}
          maxLength={2000}
        />
        <Note kind="hint">
          Do not cut or post hair before you are paid. In a <a href="/protected-sale/">protected sale</a> only
          your light counts. Outside one, only money in your own account counts.
        </Note>
        <Tick name="declaration" defaultChecked={ad.declaration}>
          {DECLARATION.text}
        </Tick>
        <AskedPrice />
        <Ends canSubmit={canSubmit} invited={invited} />
      </StepForm>
    </StepFrame>
  );
}

type EndsProps = { canSubmit: boolean; invited: OpenInvitation | null };

/** How it goes on. Hair of somebody who was invited is published by their yes. */
const Ends = ({ canSubmit, invited }: EndsProps) => (
  <>
    {invited && (
      <Note kind="hint">
        {invited.username}{' '}
        {invited.mails === 0 ? 'has not heard of this ad yet.' : 'has our e-mail about this ad.'} It goes on
        when they have looked at it and said yes.
      </Note>
    )}
    <div className={styles.row}>
      {invited?.mails === 0 && (
        <Button name="then" value="invite">
          Send it to {invited.username}
        </Button>
      )}
      {canSubmit && !invited && (
        <Button name="then" value="publish">
          Publish
        </Button>
      )}
      <Button name="then" value="preview" kind="secondary">
        See the page buyers will see
      </Button>
      <Button name="then" value="save" kind={canSubmit ? 'secondary' : 'primary'}>
        {canSubmit ? 'Save draft' : 'Save changes'}
      </Button>
    </div>
  </>
);

/** Everything the ad will say, each with the way to change it. */
function DraftFacts({ ad }: { ad: OwnAd }) {
  return (
    <dl className={styles.facts}>
      {checkRows(ad).map(({ name, value, step, field }) => (
        <div key={name} id={toRowId(field)}>
          <dt>{name}</dt>
          <dd>
            {value}{' '}
            <a href={toChange(step, ad.id, field)} aria-label={`Change: ${name}`}>
              Change
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SlipsProps = { warnings: AdWarning[]; draft: string; then: 'publish' | 'save' | null };

/** What may be a slip: said once, and nobody is held up by it. */
function Slips({ warnings, draft, then }: SlipsProps) {
  if (warnings.length === 0) return null;
  return (
    <div className={styles.slips}>
      <Note kind="hint">
        <p>
          <b>Please look again.</b>
          {then && ` You can still ${then} it.`}
        </p>
        <ul>
          {warnings.map(({ field, sentence }) => (
            <li key={field}>
              <a href={toChange(findStep(field), draft, field)}>{sentence}</a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
