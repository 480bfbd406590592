import { useEffect, useRef } from 'react';
import { redirect, useFetcher } from 'react-router';
import { z } from 'zod';
import { BlockPerson } from '#rules/messages/message-schema.ts';
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_LABELS,
  type NotificationKind,
} from '#rules/messages/notification-words.ts';
import type { Route } from './+types/message-settings-page.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { PageHead } from '../frame/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { byIntent } from '../request/by-intent.ts';
import { isToStay } from '../request/form-fields.ts';
import { type Posted, submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { Tick } from '../ui/form/choice.tsx';
import { asRefused, type FormState } from '../ui/form/form-state.ts';
import { Form } from '../ui/form/form.tsx';
import { sendOrStay } from '../request/send-or-stay.ts';
import { Note } from '../ui/note.tsx';
import { useIsAlive } from '../ui/use-is-alive.ts';
import styles from './messages-page.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Messages', url: '/messages' }, { label: 'E-mails and blocked people' }],
};

const ChooseMails = z.strictObject({ byMail: z.array(z.enum(NOTIFICATION_KINDS)) });

export async function loader({ url, context }: Route.LoaderArgs) {
  const market = requireSignIn({ url, context });
  const choices = await orRefusedPage(market.notifications.list());
  const blocked = await orRefusedPage(market.messages.blocked());
  return {
    choices: choices.map(({ kind, byMail }) => ({ kind, byMail })),
    blocked: blocked.map(({ id, username }) => ({ id, username })),
    isSaved: url.searchParams.has('saved'),
  };
}

export async function action(args: Route.ActionArgs) {
  requireSignIn(args);
  const sent = await byIntent(args, { mails: chooseMails, unblock });
  if (!sent.isDone) return sent.back;
  if (sent.answer.stays) return { isSaved: true };
  throw redirect(`/messages/settings${sent.intent === 'mails' ? '?saved' : ''}`);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

async function chooseMails(posted: Posted) {
  let stays = false;
  return submit({
    ...posted,
    schema: ChooseMails,
    read: (form) => {
      stays = isToStay(form);
      return { byMail: form.getAll('byMail') };
    },
    order: async (market, { byMail }) => {
      for (const { kind } of await market.notifications.list())
        await market.notifications.choose({ kind, byMail: byMail.includes(kind) });
      return { stays };
    },
  });
}

const unblock = (posted: Posted) =>
  submit({
    ...posted,
    schema: BlockPerson,
    read: (form) => ({ userId: form.get('userId'), block: false }),
    order: async (market, person) => {
      await market.messages.block(person);
      return { stays: false };
    },
  });

export default function MessageSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, blocked, isSaved } = loaderData;
  const refused = asRefused(actionData);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title="E-mails and blocked people" description="What we e-mail you about." />
      <p className={styles.back}>
        <a href="/messages">All messages</a>
      </p>
      <h1>E-mails and blocked people</h1>
      <section className={styles.group} aria-labelledby="mails">
        <h2 id="mails">E-mail me when</h2>
        <MailChoices choices={choices} isSaved={isSaved} state={refused} />
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
              <Form state={refused?.typed['userId']?.[0] === id ? refused : undefined} intent="unblock">
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

type MailChoicesProps = {
  choices: readonly { kind: NotificationKind; byMail: boolean }[];
  isSaved: boolean;
  state: FormState | undefined;
};

/** A box counts as soon as it is touched; what is refused goes back to what it was. */
function MailChoices({ choices, isSaved, state }: MailChoicesProps) {
  const isAlive = useIsAlive();
  const fetcher = useFetcher<object>();
  const form = useRef<HTMLFormElement>(null);
  const refused = asRefused(fetcher.data);
  useEffect(() => {
    if (refused) form.current?.reset();
  }, [refused]);
  return (
    <Form
      ref={form}
      state={fetcher.data ? undefined : state}
      intent="mails"
      fetcher={fetcher}
      onChange={(event) => void fetcher.submit(event.currentTarget)}
    >
      {choices.map(({ kind, byMail }) => (
        <Tick key={kind} name="byMail" value={kind} defaultChecked={byMail}>
          {NOTIFICATION_LABELS[kind]}
        </Tick>
      ))}
      <p>
        We always send codes, receipts and decisions about you. Your messages are here in any case, even
        without an e-mail.
      </p>
      {!isAlive && <Button>Save</Button>}
      {refused && (
        <Note kind="problem" isAlert>
          {refused.message}
        </Note>
      )}
      {(fetcher.data ? !refused && fetcher.state === 'idle' : isSaved) && <Note kind="good">Saved.</Note>}
    </Form>
  );
}
