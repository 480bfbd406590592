import { redirect } from 'react-router';
import { AcceptTerms } from '#rules/accounts/settings-schema.ts';
import { toAreaPath } from '#rules/accounts/account.ts';
import type { Route } from './+types/new-terms-page.ts';
import styles from '../account-page.module.css';
import { PageHead } from '../../frame/head/page-head.tsx';
import { Day } from '../../frame/time/day.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import { marketContext } from '../../request/page-context.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { requireSignIn } from '../../request/sign-in.ts';
import { submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';

export const handle: TrailHandle = { trail: [{ label: 'What is new in our terms' }] };

export async function loader(args: Route.LoaderArgs) {
  const { viewer } = requireSignIn(args);
  return { terms: await args.context.get(marketContext).accounts.newTerms(), area: toAreaPath(viewer) };
}

export async function action(args: Route.ActionArgs) {
  const { viewer } = requireSignIn(args);
  const sent = await submit({
    ...args,
    schema: AcceptTerms,
    order: (market, terms) => market.accounts.acceptTerms(terms),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(toAreaPath(viewer), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function NewTermsPage({ loaderData: { terms, area }, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <PageHead title="What is new in our terms" description="Changes to our terms of use." />
      <h1>What is new in our terms</h1>
      {terms === null ? (
        <p>
          You have accepted our <a href="/terms">terms</a>: there is nothing to do.{' '}
          <a href={area}>Continue</a>
        </p>
      ) : (
        <>
          <p>{terms.changes}</p>
          <p>
            This applies to you from <Day of={terms.appliesFrom} />. Read{' '}
            <a href="/terms">all of our terms</a>.
          </p>
          <Form state={actionData}>
            <input type="hidden" name="termsVersion" value={terms.version} />
            <Button>I accept the new terms</Button>
          </Form>
          <p>
            If you do not like the change, you can leave: <a href={`${area}/my-data`}>My data</a> has “Delete
            my account”.
          </p>
        </>
      )}
    </div>
  );
}
