import { redirect } from 'react-router';
import { AppealReport } from '#rules/moderation/decision-schema.ts';
import { SAME_PERSON } from '#rules/moderation/report-words.ts';
import type { Decision } from '#market/moderation/decision-view.ts';
import type { Route } from './+types/report-appeal-page.ts';
import { marketContext } from '../request/page-context.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { readTexts } from '../request/form-fields.ts';
import { submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { Moment } from '../frame/time/moment.tsx';
import { TextField } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import { sendOrStay } from '../request/send-or-stay.ts';
import styles from '../messages/list/messages-page.module.css';
import own from './report-appeal-page.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Report' }] };

/** A decision about somebody: what it was, why, and the way to have it looked at again. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const market = params.key ? context.get(marketContext) : requireSignIn({ url, context });
  return orRefusedPage(market.reports.decision(params.caseNumber, params.key));
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  if (!params.key) requireSignIn({ url, context });
  const sent = await submit({
    request,
    url,
    context,
    schema: AppealReport,
    read: (form) => ({ ...readTexts(form), caseNumber: params.caseNumber, key: params.key }),
    order: (market, appeal) => market.reports.appeal(appeal),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(url.pathname, 303);
}

const DECISIONS: Record<Decision['outcome'] & string, string> = {
  removed: 'After a report we removed something of yours.',
  warned: 'After a report we asked you to change something.',
  dismissed: 'We looked at a report about you and found nothing wrong.',
};

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function ReportAppealPage({ loaderData: decision, actionData }: Route.ComponentProps) {
  const { caseNumber, outcome, statement, decidedAt } = decision;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={`Case ${caseNumber}`} description="A decision about you, and your appeal." />
      <h1>Case {caseNumber}</h1>
      <section className={styles.group} aria-labelledby="decision">
        <h2 id="decision">Our decision</h2>
        <p>
          {outcome === null
            ? 'Your ad is hidden while one of us looks at it. Nothing is decided yet, and we write to you either way.'
            : DECISIONS[outcome]}
        </p>
        {statement && <blockquote className={own.words}>{statement}</blockquote>}
        {decidedAt && (
          <p className={own.meta}>
            A person decided this on <Moment at={decidedAt} />.
          </p>
        )}
      </section>
      {decision.canAppeal ? (
        <section className={styles.group} aria-labelledby="appeal">
          <h2 id="appeal">Do you disagree?</h2>
          <Form state={actionData}>
            <p>Tell us why. Somebody will look at it again. You can appeal once in each case.</p>
            <TextField name="text" label="Why is it wrong?" maxLength={4000} required />
            <Button>Send the appeal</Button>
          </Form>
        </section>
      ) : (
        <Appeal {...decision} />
      )}
    </div>
  );
}

function Appeal({ appeal, appealOutcome, appealAnswer, appealBySamePerson }: Decision) {
  if (appeal === null) return null;
  return (
    <section className={styles.group} aria-labelledby="appeal">
      <h2 id="appeal">Your appeal</h2>
      <blockquote className={own.words}>{appeal}</blockquote>
      {appealOutcome === null ? (
        <Note kind="good">
          We have your appeal. Somebody will look at it again, and we will write to you.
        </Note>
      ) : (
        <>
          <Note kind={appealOutcome === 'reversed' ? 'good' : 'hint'}>
            {appealOutcome === 'reversed'
              ? 'You were right. We have taken our decision back.'
              : 'We looked again, and our decision stands.'}
          </Note>
          <blockquote className={own.words}>{appealAnswer}</blockquote>
          {appealBySamePerson && <p className={own.meta}>{SAME_PERSON}</p>}
        </>
      )}
    </section>
  );
}
