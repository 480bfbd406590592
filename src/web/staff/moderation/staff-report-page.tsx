import { redirect } from 'react-router';
import type { Route } from './+types/staff-report-page.ts';
import { ResolveAppeal, ResolveReport } from '#rules/moderation/decision-schema.ts';
import { REPORT_REASON_LABELS } from '#rules/moderation/report-words.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { CaseTalk, ReportedBubble } from './case-talk.tsx';
import { PersonBrief } from './person-brief.tsx';
import { reportFacts } from './report-facts.tsx';
import { Facts } from '../facts.tsx';
import { ReasonField } from '../reason-field.tsx';
import { readText, readTexts } from '../../request/form-fields.ts';
import { byIntent } from '../../request/by-intent.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/form/fields/choice.tsx';
import { TextField } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Note } from '../../ui/note.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import heldStyles from './held.css?url';

/** Only where a conversation is read. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: heldStyles }];

export const handle: TrailHandle = { trail: [{ label: 'Reports', url: 'reports' }, { label: 'Report' }] };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { staff } = context.get(marketContext);
  const report = await orRefusedPage(staff.report(params.caseNumber));
  const { isAhead: _onlyInTheTable, ...shown } = report;
  return { report: shown, isDone: url.searchParams.has('done') };
}

export async function action(args: Route.ActionArgs) {
  const read = (form: FormData) => ({ ...readTexts(form), caseNumber: args.params.caseNumber });
  const sent = await byIntent(args, {
    decide: (posted) =>
      submit({
        ...posted,
        schema: ResolveReport,
        read: (form) => {
          const [outcome, also] = (readText(form, 'outcome') ?? '').split(' ');
          return { reason: '', ...read(form), outcome, also };
        },
        order: (market, decision) => market.reports.resolve(decision),
      }),
    appeal: (posted) =>
      submit({
        ...posted,
        schema: ResolveAppeal,
        read,
        order: (market, decision) => market.reports.resolveAppeal(decision),
      }),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${args.url.pathname}?done=1`, 303);
}

/** Where the report is about the person, removing is suspending. */
const BOTH = 'removed suspend';
const OUTCOMES = [
  {
    value: 'removed',
    label: 'Remove it',
    about: 'The ad, message or rating is removed; a person is suspended, and all of their ads are hidden.',
  },
  {
    value: BOTH,
    label: 'Remove, and suspend the person',
    about: 'They read why, and can appeal against each.',
  },
  { value: 'warned', label: 'Warn', about: 'It stays; the person is told why this is not allowed.' },
  { value: 'dismissed', label: 'Dismiss', about: 'Nothing is wrong. What was hidden for it is shown again.' },
];
const APPEAL_OUTCOMES = [
  { value: 'upheld', label: 'Uphold our decision' },
  {
    value: 'reversed',
    label: 'Reverse it',
    about: 'What was removed in this case comes back, unless another case holds it.',
  },
];

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { report, isDone } = loaderData;
  const isAppealed = report.appeal !== null && report.appealOutcome === null;
  const next = report.next && <a href={`/super-admin-user/report/${report.next}`}>Next report</a>;
  return (
    <>
      <PageHead title={`Report ${report.caseNumber}`} description="One report." />
      <p>
        <a href="/super-admin-user/reports">All reports</a>
        {!isDone && next && <> · {next}</>}
      </p>
      <h1>{REPORT_REASON_LABELS[report.reason]}</h1>
      {isDone && <Note kind="good">Decided. Everybody concerned gets an e-mail. {next}</Note>}
      <div className={report.person ? 'staff-two has-person' : 'staff-two'}>
        <section className="staff-panel">
          <h2>Case {report.caseNumber}</h2>
          {report.text && <blockquote className="staff-quote">{report.text}</blockquote>}
          <Facts facts={reportFacts(report)} />
        </section>
        {report.person && <PersonBrief person={report.person} />}
        {report.talk && (
          <section className="staff-panel">
            <h2>Where it was said</h2>
            <CaseTalk
              talk={report.talk}
              aboutId={report.target.id}
              about={<ReportedBubble said={report.talk.said.find(({ id }) => id === report.target.id)} />}
            />
          </section>
        )}
        {report.outcome === null && (
          <section className="staff-panel">
            <h2>Decide</h2>
            <Form state={actionData} intent="decide">
              <Choices
                name="outcome"
                label="Outcome"
                options={
                  report.target.kind === 'user' ? OUTCOMES.filter(({ value }) => value !== BOTH) : OUTCOMES
                }
              />
              <TextField
                name="statement"
                label="What the person reads"
                hint="Needed unless you dismiss: what was wrong, and which rule says so."
                rows={4}
                maxLength={4000}
              />
              <ReasonField hint="May be left empty unless you dismiss." />
              <Button>Decide</Button>
            </Form>
          </section>
        )}
        {isAppealed && <Appeal report={report} state={actionData} />}
      </div>
    </>
  );
}

type AppealProps = {
  report: Route.ComponentProps['loaderData']['report'];
  state: Route.ComponentProps['actionData'];
};

function Appeal({ report, state }: AppealProps) {
  return (
    <section className="staff-panel">
      <h2>The appeal</h2>
      <blockquote className="staff-quote">{report.appeal}</blockquote>
      {report.isOwnDecision && (
        <Note kind="hint">
          {report.mayAnswerAppeal
            ? 'You made the first decision yourself, and there is nobody else who could. The person is told so with your answer.'
            : 'You made the first decision yourself, so somebody else of us answers this appeal.'}
        </Note>
      )}
      {report.mayAnswerAppeal && (
        <Form state={state} intent="appeal">
          <Choices name="outcome" label="Outcome" options={APPEAL_OUTCOMES} />
          <TextField name="answer" label="What the person reads" rows={4} maxLength={4000} />
          <Button>Answer the appeal</Button>
        </Form>
      )}
    </section>
  );
}
