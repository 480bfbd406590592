import type { Route } from './+types/customer-service-page.ts';
import { CASE_TOPIC_WORDS, type CaseTopic } from '#rules/help/case-words.ts';
import { CaseForm } from './case-form.tsx';
import { CaseOpened } from './case-opened.tsx';
import { openCaseFromForm } from './open-case-from-form.ts';
import { startCaseForm } from './start-case-form.ts';
import { useFrameData } from '../frame/frame-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { breadcrumbData } from '../metadata/structured-data.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { sendOrStay } from '../request/send-or-stay.ts';
import styles from './cases.module.css';

const CRUMBS = [{ label: 'Customer service', url: '/customer-service' }];
const TOPIC_LINKS: readonly { topic: CaseTopic; about: string }[] = [
  { topic: 'plan', about: 'A bill, a payment, a plan that does not work' },
  { topic: 'safety', about: 'Tell us before you cut or pay. We look at these first' },
  { topic: 'appeal', about: 'We took something down and you do not agree' },
  { topic: 'data', about: 'See it, put it right, or have it erased' },
  { topic: 'accessibility', about: 'Something on the site does not work for you' },
  { topic: 'account', about: 'No code, no login, a wrong name' },
];

export const loader = (args: Route.LoaderArgs) => startCaseForm(args.request, args);

export const action = (args: Route.ActionArgs) => openCaseFromForm(args);

/** Also after a refusal: a stamp that had grown too old is replaced by a new one. */
export const shouldRevalidate = () => true;

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function CustomerServicePage({ loaderData: start, actionData: state }: Route.ComponentProps) {
  const origin = useFrameData()?.site.origin ?? '';
  return (
    <div className={styles.page}>
      <PageHead
        title="Customer service"
        description="Help with plans, safety, decisions, your data and your account; the status of your case; how to complain, and by when we answer."
        path="/customer-service"
        index={start.opened === null}
        jsonLd={[breadcrumbData(origin, CRUMBS)]}
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <header className={styles.head}>
        <h1>Customer service</h1>
        <p>Choose what it is about. You get a case number, and a date by which we answer.</p>
      </header>
      <TopicLinks />
      <div className={styles.columns}>
        <section className={styles.main} aria-labelledby="open-a-case">
          <h2 id="open-a-case">Open a case</h2>
          {start.opened ? <CaseOpened {...start.opened} /> : <CaseForm start={start} state={state} />}
        </section>
        <Complaints />
      </div>
    </div>
  );
}

function TopicLinks() {
  return (
    <ul className={styles.ways}>
      {TOPIC_LINKS.map(({ topic, about }) => (
        <li key={topic}>
          <a href={`/customer-service?topic=${topic}#open-a-case`}>
            <strong>{CASE_TOPIC_WORDS[topic].label}</strong>
            <span>{about}</span>
            <span>Answer within {inDays(CASE_TOPIC_WORDS[topic].answerDays)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Complaints() {
  return (
    <aside className={styles.panel} aria-labelledby="complaints">
      <h2>Your case</h2>
      <p>Already have a case number?</p>
      <ButtonLink kind="quiet" href="/customer-service/case">
        See its status
      </ButtonLink>
      <h2 id="complaints">How to complain</h2>
      <p>
        Open a case and choose “{CASE_TOPIC_WORDS.complaint.label}”. Our grievance officer, who was not
        involved, reads it and answers within {inDays(CASE_TOPIC_WORDS.complaint.answerDays)}.
      </p>
      <p>
        Still not settled after 15 days? Then write to the same case again, and our management decides. You
        can also turn to the consumer office of your country at any time.
      </p>
    </aside>
  );
}

const inDays = (days: number) => (days === 1 ? 'one working day' : `${days} working days`);
