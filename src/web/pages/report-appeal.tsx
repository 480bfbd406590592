import { redirect } from 'react-router';
import { AppealReport } from '#rules/moderation.ts';
import type { Route } from './+types/report-appeal.ts';
import { signedInOrLogin } from '../messages/signed-in-or-login.ts';
import { PageHead } from '../page-head.tsx';
import { submit, textsOf } from '../submit.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { Note } from '../ui/note.tsx';
import styles from '../messages/messages-page.module.css';

export function loader({ request, params, url, context }: Route.LoaderArgs) {
  signedInOrLogin(request, context);
  return { caseNumber: params.caseNumber.slice(0, 24), isDone: url.searchParams.has('done') };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await submit({
    request,
    context,
    schema: AppealReport,
    read: (form) => ({ ...textsOf(form), caseNumber: params.caseNumber }),
    order: (market, appeal) => market.reports.appeal(appeal),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/reports/${encodeURIComponent(params.caseNumber)}?done`);
}

export default function ReportAppeal({
  loaderData: { caseNumber, isDone },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={`Case ${caseNumber}`} description="Ask for another look at a decision." />
      <h1>Case {caseNumber}</h1>
      {isDone ? (
        <Note kind="good" isAlert>
          We have your appeal. Somebody looks at it again, and we write to you.
        </Note>
      ) : (
        <Form state={actionData}>
          <p>If a decision of ours about you is wrong, tell us why. You can appeal once in each case.</p>
          <TextField name="text" label="Why is it wrong?" maxLength={4000} required />
          <Button>Send the appeal</Button>
        </Form>
      )}
    </div>
  );
}
