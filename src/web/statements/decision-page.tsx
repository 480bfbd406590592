import { redirect } from 'react-router';
import { ObjectToStatement } from '#rules/moderation/statement-schema.ts';
import type { Route } from './+types/decision-page.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { Moment } from '../frame/time/moment.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { marketContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { readTexts } from '../request/form-fields.ts';
import { submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import { sendOrStay } from '../request/send-or-stay.ts';
import styles from '../messages/list/messages-page.module.css';
import own from '../reports/report-appeal-page.module.css';

export const handle: TrailHandle = { trail: [{ label: 'Decision' }] };

/** What we decided about somebody, for whoever has the link of our e-mail: whoever is shut out cannot sign in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return orRefusedPage(context.get(marketContext).statements.show(params));
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const sent = await submit({
    request,
    url,
    context,
    schema: ObjectToStatement,
    read: (form) => ({ ...readTexts(form), ...params }),
    order: (market, objection) => market.statements.object(objection),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(url.pathname, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function DecisionPage({ loaderData: decision, actionData }: Route.ComponentProps) {
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={decision.title} description="What we decided, why, and how to object." />
      <h1>{decision.title}</h1>
      <section className={styles.group} aria-labelledby="decision">
        <h2 id="decision">What we did, and why</h2>
        <p>{decision.says}</p>
        <blockquote className={own.words}>{decision.message}</blockquote>
        <p className={own.meta}>
          A person decided this on <Moment at={decision.toldAt} />.
        </p>
      </section>
      <section className={styles.group} aria-labelledby="object">
        <h2 id="object">Do you disagree?</h2>
        {decision.canObject && (
          <Form state={actionData}>
            <p>Tell us why. Somebody looks at it again and writes to you. You need not sign in.</p>
            <TextField name="text" label="Why is it wrong?" maxLength={4000} required />
            <Button>Send the objection</Button>
          </Form>
        )}
        {decision.caseNumber !== null && (
          <Note kind="good" isAlert>
            We have your objection. Its case number is {decision.caseNumber}; we have sent you an e-mail with
            it.
          </Note>
        )}
        {!decision.canObject && decision.caseNumber === null && (
          <p>The time to object to it is over. You can still write to us.</p>
        )}
      </section>
    </div>
  );
}
