import { redirect } from 'react-router';
import { CreateReport, REPORT_REASON_LABELS, REPORT_REASONS } from '#rules/report.ts';
import type { Route } from './+types/report.ts';
import { useFrameData } from '../frame/frame-data.ts';
import { PageHead } from '../page-head.tsx';
import { submit, textsOf } from '../submit.ts';
import { Button } from '../ui/button.tsx';
import { Choices } from '../ui/choice.tsx';
import { Field, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { Note } from '../ui/note.tsx';
import styles from '../messages/messages-page.module.css';

const THINGS: Record<string, string> = { ad: 'ad', message: 'message', user: 'person' };

export function loader({ url }: Route.LoaderArgs) {
  return {
    thing: THINGS[url.searchParams.get('kind') ?? ''] ?? 'thing',
    caseNumber: /^[A-Z0-9-]{6,24}$/.exec(url.searchParams.get('case') ?? '')?.[0],
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const target = { kind: url.searchParams.get('kind'), id: url.searchParams.get('id') };
  const sent = await submit({
    request,
    context,
    schema: CreateReport,
    read: (form) => ({ ...textsOf(form), target }),
    order: (market, report) => market.reports.create(report),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/report?case=${sent.answer.caseNumber}`);
}

export default function Report({ loaderData: { thing, caseNumber }, actionData }: Route.ComponentProps) {
  const isSignedIn = Boolean(useFrameData()?.viewer);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title="Report" description="Tell us that something is wrong." />
      <h1>{caseNumber ? 'Thank you' : `Report this ${thing}`}</h1>
      {caseNumber ? (
        <Note kind="good" isAlert>
          Your case number is <strong>{caseNumber}</strong>. A person looks at it, usually within two days. If
          we know your address, we write to you what came of it.
        </Note>
      ) : (
        <Form state={actionData}>
          <Choices
            name="reason"
            label="What is wrong?"
            options={REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))}
          />
          <TextField name="text" label="In your words (if you like)" maxLength={2000} />
          {!isSignedIn && (
            <Field
              name="email"
              type="email"
              autoComplete="email"
              label="Your e-mail address (if you want to hear the outcome)"
              hint="Nobody but us sees it."
            />
          )}
          <p>Whoever you report does not learn that it was you.</p>
          <Button>Send the report</Button>
        </Form>
      )}
    </div>
  );
}
