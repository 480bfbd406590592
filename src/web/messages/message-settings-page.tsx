import { redirect } from 'react-router';
import { z } from 'zod';
import { BlockPerson } from '#rules/messages/message-schema.ts';
import { NOTIFICATION_KINDS, NOTIFICATION_LABELS } from '#rules/messages/notification-words.ts';
import type { Route } from './+types/message-settings-page.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { PageHead } from '../frame/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { byIntent } from '../request/by-intent.ts';
import { type Posted, submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { Tick } from '../ui/form/choice.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import styles from './messages-page.module.css';

const ChooseMails = z.strictObject({ byMail: z.array(z.enum(NOTIFICATION_KINDS)) });

export async function loader({ url, context }: Route.LoaderArgs) {
  const market = requireSignIn({ url, context });
  const choices = await orRefusedPage(market.notifications.list());
  const blocked = await orRefusedPage(market.messages.blocked());
  return { choices, blocked, isSaved: url.searchParams.has('saved') };
}

export async function action(args: Route.ActionArgs) {
  requireSignIn(args);
  const sent = await byIntent(args, { mails: chooseMails, unblock });
  if (!sent.isDone) return sent.back;
  throw redirect('/messages/settings?saved');
}

const chooseMails = (posted: Posted) =>
  submit({
    ...posted,
    schema: ChooseMails,
    read: (form) => ({ byMail: form.getAll('byMail') }),
    order: async (market, { byMail }) => {
      for (const { kind } of await market.notifications.list())
        await market.notifications.choose({ kind, byMail: byMail.includes(kind) });
    },
  });

const unblock = (posted: Posted) =>
  submit({
    ...posted,
    schema: BlockPerson,
    read: (form) => ({ userId: form.get('userId'), block: false }),
    order: async (market, person) => {
      await market.messages.block(person);
    },
  });

export default function MessageSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, blocked, isSaved } = loaderData;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title="E-mails and blocked people" description="What we e-mail you about." />
      <p className={styles.back}>
        <a href="/messages">All messages</a>
      </p>
      <h1>E-mails and blocked people</h1>
      {isSaved && <Note kind="good">Saved.</Note>}
      <section className={styles.group} aria-labelledby="mails">
        <h2 id="mails">E-mail me when</h2>
        <Form state={actionData} intent="mails">
          {choices.map(({ kind, byMail }) => (
            <Tick key={kind} name="byMail" value={kind} defaultChecked={byMail}>
              {NOTIFICATION_LABELS[kind]}
            </Tick>
          ))}
          <p>
            We always send codes, receipts and decisions about you. Your messages are here in any case, even
            without an e-mail.
          </p>
          <Button>Save</Button>
        </Form>
      </section>
      <section className={styles.group} aria-labelledby="blocked">
        <h2 id="blocked">Blocked people</h2>
        {blocked.length === 0 && (
          <p>You have not blocked anybody. You can block somebody in your conversation with them.</p>
        )}
        <ul className={styles.people}>
          {blocked.map(({ id, username }) => (
            <li key={id}>
              {username}
              <Form state={actionData?.typed['userId']?.[0] === id ? actionData : undefined} intent="unblock">
                <Button kind="quiet" name="userId" value={id} aria-label={`Unblock ${username}`}>
                  Unblock
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
