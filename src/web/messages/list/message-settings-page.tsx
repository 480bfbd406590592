import { Suspense, useEffect, useRef } from 'react';
import { redirect, useFetcher } from 'react-router';
import { z } from 'zod';
import { BlockPerson } from '#rules/messages/message-schema.ts';
import { nameMails, NOTIFICATION_KINDS, NOTIFICATIONS } from '#rules/messages/notification-words.ts';
import type { NotificationChoice } from '#market/notifications/notification-view.ts';
import type { Route } from './+types/message-settings-page.ts';
import { requireSignIn } from '../../request/sign-in.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { byIntent } from '../../request/by-intent.ts';
import { isTicked, isToStay } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Tick } from '../../ui/form/fields/choice.tsx';
import { asRefused, type FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { lazyPart } from '../../ui/browser/lazy-part.ts';
import { Note } from '../../ui/note.tsx';
import { useInTurn } from '../../ui/hooks/use-in-turn.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import styles from './messages-page.module.css';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Messages', url: '/messages' }, { label: 'Notifications and blocked people' }],
};

const kinds = z.array(z.enum(NOTIFICATION_KINDS));
const ChooseMails = z.strictObject({
  byMail: kinds,
  byPush: kinds.optional(),
  /** Which boxes were touched, 'byMail new-message': of a page that stood open the others may be old. Without script, all. */
  touched: z.array(z.string()),
});

/** By script only, like what it switches. */
const PushSwitch = lazyPart(() => import('../../notifications/push-switch.tsx'));

export async function loader({ url, context }: Route.LoaderArgs) {
  const market = requireSignIn({ url, context });
  const choices = await orRefusedPage(market.notifications.list());
  const blocked = await orRefusedPage(market.messages.blocked());
  return {
    choices,
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
      const pushes = isTicked(form, 'choosesPush') ? { byPush: form.getAll('byPush') } : {};
      return { byMail: form.getAll('byMail'), ...pushes, touched: form.getAll('touched') };
    },
    order: async (market, { byMail, byPush, touched }) => {
      const isMeant = (name: string) => touched.length === 0 || touched.includes(name);
      for (const { kind, byMail: before } of await market.notifications.list()) {
        const hasMail = before !== null && isMeant(`byMail ${kind}`);
        const hasPush = byPush !== undefined && isMeant(`byPush ${kind}`);
        if (!hasMail && !hasPush) continue;
        await market.notifications.choose({
          kind,
          ...(hasMail ? { byMail: byMail.includes(kind) } : {}),
          ...(hasPush ? { byPush: byPush.includes(kind) } : {}),
        });
      }
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
  const isAlive = useIsAlive();
  const refused = asRefused(actionData);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title="Notifications and blocked people" description="What we tell you about, and how." />
      <p className={styles.back}>
        <a href="/messages">All messages</a>
      </p>
      <h1>Notifications and blocked people</h1>
      <section className={styles.group} aria-labelledby="mails">
        <h2 id="mails">Tell me when</h2>
        <MailChoices choices={choices} isSaved={isSaved} state={refused} />
        <div className={`${styles.push} with-script`}>
          {isAlive && (
            <Suspense>
              <PushSwitch />
            </Suspense>
          )}
        </div>
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
  choices: readonly NotificationChoice[];
  isSaved: boolean;
  state: FormState | undefined;
};

/** A box counts as soon as it is touched; what is refused goes back to what it was. */
function MailChoices({ choices, isSaved, state }: MailChoicesProps) {
  const fetcher = useFetcher<object>();
  const sendInTurn = useInTurn(fetcher);
  const form = useRef<HTMLFormElement>(null);
  const refused = asRefused(fetcher.data);
  // Of several that wait the last takes the others along.
  const touched = useRef(new Set<string>());
  useEffect(() => {
    if (fetcher.data) touched.current.clear();
    if (refused) form.current?.reset();
  }, [fetcher.data, refused]);
  const send = (box: EventTarget, whole: HTMLFormElement) => {
    if (box instanceof HTMLInputElement) touched.current.add(`${box.name} ${box.value}`);
    const sent = new FormData(whole);
    for (const name of touched.current) sent.append('touched', name);
    sendInTurn(sent, { method: 'post' });
  };
  return (
    <Form
      ref={form}
      state={fetcher.data ? undefined : state}
      intent="mails"
      fetcher={fetcher}
      onChange={(event) => send(event.target, event.currentTarget)}
    >
      <fieldset>
        <legend>By e-mail</legend>
        {choices.map(
          ({ kind, byMail }) =>
            byMail !== null && (
              <Tick key={kind} name="byMail" value={kind} defaultChecked={byMail}>
                {nameMails(kind)}
              </Tick>
            ),
        )}
      </fieldset>
      <fieldset>
        <legend>On devices where I allow it</legend>
        <input type="hidden" name="choosesPush" value="yes" />
        {choices.map(({ kind, byPush }) => (
          <Tick key={kind} name="byPush" value={kind} defaultChecked={byPush}>
            Push: {NOTIFICATIONS[kind].label}
          </Tick>
        ))}
      </fieldset>
      <p>
        We always send codes, receipts, decisions about you, and what happens to the money of a sale.
        Everything is in your <a href="/notifications">notifications</a> in any case.
      </p>
      <span className="without-script">
        <Button>Save</Button>
      </span>
      {refused && (
        <Note kind="problem" isAlert>
          {refused.message}
        </Note>
      )}
      {(fetcher.data ? !refused && fetcher.state === 'idle' : isSaved) && <Note kind="good">Saved.</Note>}
    </Form>
  );
}
