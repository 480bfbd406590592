import { redirect } from 'react-router';
import { z } from 'zod';
import { NeedsPasswordTyped } from '#rules/accounts/settings-schema.ts';
import { describeRetention, RETENTION } from '#rules/retention/retention.ts';
import type { Route } from './+types/my-data-page.ts';
import styles from '../account-page.module.css';
import { PasswordField } from '../password-field.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Note } from '../../ui/note.tsx';

export const loader = ({ url }: Route.LoaderArgs) => ({
  isAsked: url.searchParams.has('asked'),
  path: url.pathname,
});

export const action = (args: Route.ActionArgs) =>
  byIntent(args, {
    export: async (posted) => {
      const sent = await submit({
        ...posted,
        schema: z.strictObject({}),
        order: (market) => market.accounts.exportData(),
      });
      if (!sent.isDone) return sent.back;
      throw redirect(`${args.url.pathname}?asked`);
    },
    delete: async (posted) => {
      const sent = await submit({
        ...posted,
        schema: NeedsPasswordTyped,
        order: (market, form) => market.accounts.delete(form),
      });
      if (!sent.isDone) return sent.back;
      throw redirect('/login?reason=deleted');
    },
  });

export default function MyDataPage({ loaderData: { isAsked, path }, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.panel}>
      <PageHead title="My data" description="Download your data, or delete your account." />
      <h1>My data</h1>
      {isAsked && (
        <Note kind="good">
          We are preparing your data. You will get an e-mail with the link in a few minutes.
        </Note>
      )}
      <section className={styles.section}>
        <h2>Download</h2>
        <p>
          What you told us and did here, in one zip file, as JSON and as tables, with your photos. The link
          comes by e-mail. For what our staff noted,{' '}
          <a href="/customer-service?topic=data#open-a-case">ask us</a>.
        </p>
        <Form state={actionData} intent="export" action={path} reloadDocument>
          <Button kind="secondary">Send me my data</Button>
        </Form>
      </section>
      <section className={styles.section}>
        <h2>Delete my account</h2>
        <p>
          You are signed out and your ads are hidden at once. For {RETENTION.account} days you can change your
          mind by signing in. After that your name, your address, your ads and photos, your messages to us and
          what you saved are removed for good. The law requires us to keep payment records for{' '}
          {describeRetention('books')}; others keep the messages you sent them, without your name.{' '}
          <a href="/privacy#what">What we keep, and for how long</a>
        </p>
        <Form state={actionData} intent="delete" action={path} reloadDocument>
          <PasswordField label="Your password" />
          <Button>Delete my account</Button>
        </Form>
      </section>
    </div>
  );
}
