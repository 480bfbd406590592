import { redirect } from 'react-router';
import type { Route } from './+types/case-talk-page.ts';
import type { CaseTalk } from '#market/cases/case-view.ts';
import { CASE_TOPIC_WORDS, type CaseTopic } from '#rules/help/case-words.ts';
import { WriteAgain } from '#rules/help/desk-schema.ts';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { PageHead } from '../frame/head/page-head.tsx';
import { Moment } from '../frame/time/moment.tsx';
import { readTexts } from '../request/form-fields.ts';
import { marketContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { useResetAfterSaving } from '../ui/form/use-reset-after-saving.ts';
import { showDate } from '../ui/dates.ts';
import { Note } from '../ui/note.tsx';
import styles from './cases.module.css';

export const handle: TrailHandle = {
  trail: [{ label: 'Customer service', url: '/customer-service' }, { label: 'Your case' }],
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const asked = { caseNumber: params.number, key: params.key };
  const talk = await orRefusedPage(context.get(marketContext).cases.talk(asked));
  return { talk, isSent: url.searchParams.has('sent') };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const sent = await submit({
    request,
    url,
    context,
    schema: WriteAgain,
    read: (form) => ({ ...readTexts(form), caseNumber: params.number, key: params.key }),
    order: (market, words) => market.cases.writeAgain(words),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${url.pathname}?sent=1`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** A case as a conversation, for whoever opened it: reached by the signed address of our e-mails. */
export default function CaseTalkPage({ loaderData: { talk, isSent }, actionData }: Route.ComponentProps) {
  const form = useResetAfterSaving(isSent && !actionData);
  return (
    <div className={styles.page}>
      <PageHead title="Your case" description="What you wrote to us, and our answers." index={false} />
      <header className={styles.head}>
        <h1>{CASE_TOPIC_WORDS[talk.topic as CaseTopic]?.label ?? talk.topic}</h1>
        <p>Case {talk.caseNumber}</p>
      </header>
      <CaseStanding talk={talk} />
      {talk.said.map(({ by, text, at }) => (
        <Note key={at} kind={by === 'us' ? 'good' : 'hint'}>
          <p>
            <b>{by === 'us' ? 'We wrote' : 'You wrote'}</b>, <Moment at={at} />
          </p>
          <p className={styles.answer}>{text}</p>
        </Note>
      ))}
      <Form ref={form} state={actionData}>
        <TextField
          name="text"
          label="Write again"
          hint={talk.state === 'closed' ? 'This opens your case again.' : undefined}
          maxLength={4000}
        />
        <Button>Send</Button>
      </Form>
    </div>
  );
}

function CaseStanding({ talk: { state, promisedBy, said } }: { talk: CaseTalk }) {
  if (state === 'closed') return <p>This case is closed. If something is still open, write again below.</p>;
  if (said.every(({ by }) => by === 'us')) return <p>We wrote to you. You can answer below.</p>;
  if (promisedBy === null) return <p>We have answered. If you have more to say, write again below.</p>;
  return <p>We are working on it. A person answers by {showDate(promisedBy)}, here and by e-mail.</p>;
}
