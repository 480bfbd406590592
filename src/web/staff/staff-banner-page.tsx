import type { RefObject } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/staff-banner-page.ts';
import { BANNER_TEXTS } from '#rules/banner/banner-texts.ts';
import { DeleteBannerText, SaveBannerText } from '#rules/staff/staff-schema.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { GoneNote, ReasonAct } from './reason-act.tsx';
import { ReasonField } from './reason-field.tsx';
import { readTexts } from '../request/form-fields.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { type Posted, submit } from '../request/submit.ts';
import { byIntent } from '../request/by-intent.ts';
import { Button } from '../ui/button.tsx';
import { Tick } from '../ui/form/fields/choice.tsx';
import { Field } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { useResetAfterSaving } from '../ui/form/use-reset-after-saving.ts';
import { Note } from '../ui/note.tsx';
import { showDate } from '../ui/dates.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const texts = await orRefusedPage(context.get(marketContext).staff.bannerTexts());
  const edited = texts.find(({ id }) => id === url.searchParams.get('edit')) ?? null;
  return { texts, edited, done: url.searchParams.get('done') };
}

export const action = (args: Route.ActionArgs) => byIntent(args, { save, delete: remove });

async function save(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: SaveBannerText,
    read: (form) => ({ reason: '', ...readTexts(form), active: form.get('active') === 'yes' }),
    order: (market, text) => market.staff.saveBannerText(text),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${posted.url.pathname}?done=saved`, 303);
}

async function remove(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: DeleteBannerText,
    read: (form) => ({ reason: '', ...readTexts(form) }),
    order: (market, text) => market.staff.deleteBannerText(text),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${posted.url.pathname}?done=deleted`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Also after a refusal: whoever was second sees what the first one wrote. */
export const shouldRevalidate = () => true;

export default function StaffBannerPage({
  loaderData: { texts, edited, done },
  actionData,
}: Route.ComponentProps) {
  const form = useResetAfterSaving(done !== null && !actionData);
  return (
    <>
      <PageHead title="Banner texts" description="What the top banner says." />
      <h1>Banner texts</h1>
      {done === 'saved' && <Note kind="good">Saved. The banner shows it at once, or on its days.</Note>}
      {done === 'deleted' && <Note kind="good">Deleted. What it said is in the audit log.</Note>}
      <GoneNote state={actionData} isGone={edited === null} />
      <p>
        The banner always begins with our rule: <q>{BANNER_TEXTS[0]?.text}</q>{' '}
        {texts.length === 0 && 'Until you add a text, our own texts follow.'}
      </p>
      <ol className="staff-log">
        {texts.map(({ id, position, text, linkUrl, linkText, active, shownFrom, shownUntil }) => (
          <li key={id}>
            <b>{text}</b> {linkUrl && <a href={linkUrl}>{linkText}</a>}
            <small>
              position {position}, {active ? 'shown' : 'not shown'}
              {shownFrom && <> from {showDate(shownFrom)}</>}
              {shownUntil && <> until {showDate(shownUntil)}</>} · <a href={`?edit=${id}`}>Change</a>
            </small>
          </li>
        ))}
      </ol>
      <BannerForm key={edited?.id} edited={edited} form={form} state={actionData} next={texts.length + 1} />
    </>
  );
}

type BannerFormProps = {
  edited: Route.ComponentProps['loaderData']['edited'];
  form: RefObject<HTMLFormElement | null>;
  state: FormState | undefined;
  next: number;
};

/** A sentence that is written, or changed. */
function BannerForm({ edited, form, state, next }: BannerFormProps) {
  const which = edited && (
    <>
      <input type="hidden" name="id" value={edited.id} />
      <input type="hidden" name="version" value={edited.version} />
    </>
  );
  return (
    <section className="staff-panel">
      <h2>{edited ? 'Change this sentence' : 'Write a sentence'}</h2>
      <Form ref={form} state={state} intent="save">
        {which}
        <Field name="text" label="Text" defaultValue={edited?.text} maxLength={200} />
        <Field
          name="linkUrl"
          label="Link to a page of this site"
          placeholder="/faq"
          defaultValue={edited?.linkUrl ?? ''}
        />
        <Field name="linkText" label="Link text" defaultValue={edited?.linkText ?? ''} maxLength={60} />
        <Field name="position" label="Position" inputMode="numeric" defaultValue={edited?.position ?? next} />
        <Field
          name="shownFrom"
          type="date"
          label="First day (optional)"
          defaultValue={edited?.shownFrom ?? ''}
        />
        <Field
          name="shownUntil"
          type="date"
          label="Last day (optional)"
          defaultValue={edited?.shownUntil ?? ''}
        />
        <Tick name="active" defaultChecked={edited?.active ?? true}>
          Show it
        </Tick>
        <ReasonField />
        <Button>Save</Button>
      </Form>
      {edited && (
        <ReasonAct
          intent="delete"
          label="Delete this sentence"
          says="It is gone from the banner and from this list."
          state={state}
        >
          {which}
        </ReasonAct>
      )}
    </section>
  );
}
