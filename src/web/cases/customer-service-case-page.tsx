import type { Route } from './+types/customer-service-case-page.ts';
import { FindCase } from '#rules/help/case-schema.ts';
import { CASE_TOPIC_WORDS, type CaseTopic } from '#rules/help/case-words.ts';
import type { CaseState } from '#market/cases/case-view.ts';
import { PageHead } from '../frame/page-head.tsx';
import { submit } from '../request/submit.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import { Moment } from '../frame/time/moment.tsx';
import { Field } from '../ui/form/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import styles from './cases.module.css';

const CRUMBS = [
  { label: 'Customer service', url: '/customer-service' },
  { label: 'Case status', url: '/customer-service/case' },
];

/** Asked by POST, so that the e-mail address is in no history and no log. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = await submit({
    request,
    url,
    context,
    schema: FindCase,
    order: (market, asked) => market.cases.show(asked),
  });
  return sent.isDone ? { found: sent.answer } : sent.back;
}

export default function CustomerServiceCasePage({ actionData }: Route.ComponentProps) {
  const found = actionData && 'found' in actionData ? actionData.found : undefined;
  const state = actionData && !('found' in actionData) ? actionData : undefined;
  return (
    <div className={styles.page}>
      <PageHead
        title="Case status"
        description="Enter your case number and your e-mail address to see whether we have answered."
        path="/customer-service/case"
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <header className={styles.head}>
        <h1>Case status</h1>
        <p>The number is in the e-mail that we sent you.</p>
      </header>
      {found && <CaseStanding found={found} />}
      <Form state={state}>
        <Field name="caseNumber" label="Case number" hint="Like FH-26-ABC234" autoComplete="off" />
        <Field name="caseEmail" type="email" label="Your e-mail address" autoComplete="email" />
        <Button>Show</Button>
      </Form>
    </div>
  );
}

function CaseStanding({ found }: { found: CaseState }) {
  const topic = CASE_TOPIC_WORDS[found.topic as CaseTopic]?.label ?? found.topic;
  return (
    <Note kind={found.answer === null ? 'hint' : 'good'} isAlert>
      <p className={styles.number}>{found.caseNumber}</p>
      <p>
        {topic}. You wrote on <Moment at={found.openedAt} />.
      </p>
      {found.answer === null ? (
        <p>
          {found.isClosed ? 'This case is closed.' : 'We are working on it. The answer will come by e-mail.'}
        </p>
      ) : (
        <>
          <p>
            We answered on <Moment at={found.answeredAt ?? found.openedAt} />:
          </p>
          <p className={styles.answer}>{found.answer}</p>
        </>
      )}
    </Note>
  );
}
