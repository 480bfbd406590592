import { redirect } from 'react-router';
import type { Route } from './+types/customer-service-case-page.ts';
import { FindCase } from '#rules/help/case-schema.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { submit } from '../request/submit.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { sendOrStay } from '../request/send-or-stay.ts';
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
    order: (market, asked) => market.cases.find(asked),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(sent.answer.path, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function CustomerServiceCasePage({ actionData: state }: Route.ComponentProps) {
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
      <Form state={state}>
        <Field name="caseNumber" label="Case number" hint="Like FH-26-ABC234" autoComplete="off" />
        <Field name="caseEmail" type="email" label="Your e-mail address" autoComplete="email" />
        <Button>Show</Button>
      </Form>
    </div>
  );
}
