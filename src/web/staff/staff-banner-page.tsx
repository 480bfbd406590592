import { redirect } from 'react-router';
import type { Route } from './+types/staff-banner-page.ts';
import { BANNER_TEXTS } from '#rules/banner-texts.ts';
import { SaveBannerText } from '#rules/staff/staff-schema.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { ReasonField } from './reason-field.tsx';
import { readTexts } from '../request/form-fields.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { Tick } from '../ui/form/choice.tsx';
import { Field } from '../ui/form/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { useResetAfterSaving } from '../ui/form/use-reset-after-saving.ts';
import { Note } from '../ui/note.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const texts = await orRefusedPage(context.get(marketContext).staff.bannerTexts());
  const edited = texts.find(({ id }) => id === url.searchParams.get('edit')) ?? null;
  return { texts, edited, isDone: url.searchParams.has('done') };
}

export async function action(args: Route.ActionArgs) {
  const sent = await submit({
    ...args,
    schema: SaveBannerText,
    read: (form) => ({ reason: '', ...readTexts(form), active: form.get('active') === 'yes' }),
    order: (market, text) => market.staff.saveBannerText(text),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${args.url.pathname}?done=1`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffBannerPage({
  loaderData: { texts, edited, isDone },
  actionData,
}: Route.ComponentProps) {
  const form = useResetAfterSaving(isDone && !actionData);
  return (
    <>
      <PageHead title="Banner texts" description="What the top banner says." />
      <h1>Banner texts</h1>
      {isDone && <Note kind="good">Saved. The banner shows it at once.</Note>}
      <p>
        The banner always begins with our rule: <q>{BANNER_TEXTS[0]?.text}</q>{' '}
        {texts.length === 0 && 'Until you add a text, our own texts follow.'}
      </p>
      <ol className="staff-log">
        {texts.map(({ id, position, text, linkUrl, linkText, active }) => (
          <li key={id}>
            <b>{text}</b> {linkUrl && <a href={linkUrl}>{linkText}</a>}
            <small>
              position {position}, {active ? 'shown' : 'not shown'} · <a href={`?edit=${id}`}>Change</a>
            </small>
          </li>
        ))}
      </ol>
      <section className="staff-panel">
        <h2>{edited ? 'Change this sentence' : 'Write a sentence'}</h2>
        <Form key={edited?.id} ref={form} state={actionData}>
          {edited && <input type="hidden" name="id" value={edited.id} />}
          <Field name="text" label="Text" defaultValue={edited?.text} maxLength={200} />
          <Field
            name="linkUrl"
            label="Link to a page of this site"
            placeholder="/faq"
            defaultValue={edited?.linkUrl ?? ''}
          />
          <Field name="linkText" label="Link text" defaultValue={edited?.linkText ?? ''} maxLength={60} />
          <Field
            name="position"
            label="Position"
            inputMode="numeric"
            defaultValue={edited?.position ?? texts.length + 1}
          />
          <Tick name="active" defaultChecked={edited?.active ?? true}>
            Show it
          </Tick>
          <ReasonField />
          <Button>Save</Button>
        </Form>
      </section>
    </>
  );
}
