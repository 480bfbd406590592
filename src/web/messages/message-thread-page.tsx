import { redirect } from 'react-router';
import { ArchiveConversation, BlockPerson, SendMessage } from '#rules/messages/message-schema.ts';
import type { Route } from './+types/message-thread-page.ts';
import { AdHead } from './ad-head.tsx';
import { Composer } from './composer.tsx';
import { ConversationList } from './conversation-list.tsx';
import { CutRule } from './cut-rule.tsx';
import { readMessageForm } from './message-form.ts';
import { MessageList } from './message-list.tsx';
import { requireSignIn } from '../request/sign-in.ts';
import liveThread from './live-thread.js?url';
import { PageHead } from '../frame/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { byIntent } from '../request/by-intent.ts';
import { type Posted, submit } from '../request/submit.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import styles from './messages-page.module.css';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const market = requireSignIn({ url, context });
  const thread = await orRefusedPage(market.messages.thread(params.id));
  await orRefusedPage(market.messages.markRead(params.id));
  return { thread, list: await orRefusedPage(market.messages.list()) };
}

export async function action(args: Route.ActionArgs) {
  requireSignIn(args);
  const conversationId = args.params.id;
  const archive = (isArchived: boolean) => (posted: Posted) =>
    submit({
      ...posted,
      schema: ArchiveConversation,
      read: () => ({ conversationId, archive: isArchived }),
      order: (market, wish) => market.messages.archive(wish),
    });
  const block = (isBlocked: boolean) => (posted: Posted) =>
    submit({
      ...posted,
      schema: BlockPerson,
      read: (form) => ({ userId: form.get('userId'), block: isBlocked }),
      order: (market, person) => market.messages.block(person),
    });
  const send = (posted: Posted) =>
    submit({
      ...posted,
      schema: SendMessage,
      read: (form) => readMessageForm(form, { conversationId }),
      order: (market, message) => market.messages.send(message),
    });
  const sent = await byIntent(args, {
    send,
    archive: archive(true),
    'take-out': archive(false),
    block: block(true),
    unblock: block(false),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(sent.intent === 'archive' ? '/messages' : `/messages/${conversationId}`);
}

export default function MessageThreadPage({
  loaderData: { thread, list },
  actionData,
}: Route.ComponentProps) {
  const { ad, other, id, role, isArchived } = thread.conversation;
  return (
    <div className={styles.page}>
      <PageHead title={`${other.username} about ${ad.title}`} description="One conversation." />
      <div className={styles.panes}>
        <div className={styles.aside}>
          <h2>Messages</h2>
          <ConversationList conversations={list.items} next={list.next} open={id} />
        </div>
        <div className={styles.thread}>
          <p className={styles.back}>
            <a href="/messages">All messages</a>
          </p>
          <AdHead title={other.username} ad={ad}>
            <ThreadTools
              userId={other.id}
              isBlocked={thread.isBlockedByMe}
              isArchived={isArchived}
              state={actionData}
            />
          </AdHead>
          {/* Who still wears the hair that is asked for reads all of it. */}
          <CutRule isOpen={ad.isUncut && role === 'seller'} />
          <MessageList messages={thread.messages} other={other.username} conversationId={id} />
          {thread.canWrite ? (
            <div className={styles.writing}>
              <Composer
                state={actionData}
                label="Your reply"
                button="Send"
                currency={ad.currency}
                isOfferFolded
              />
            </div>
          ) : (
            <Note kind="hint">
              {thread.isBlockedByMe
                ? 'You blocked this person. Unblock them to write.'
                : 'This conversation is closed.'}
            </Note>
          )}
        </div>
      </div>
      <script type="module" src={liveThread} />
    </div>
  );
}

type ThreadToolsProps = {
  userId: string;
  isBlocked: boolean;
  isArchived: boolean;
  state: FormState | undefined;
};

function ThreadTools({ userId, isBlocked, isArchived, state }: ThreadToolsProps) {
  return (
    <>
      <Form state={state} intent={isArchived ? 'take-out' : 'archive'}>
        <Button kind="quiet">{isArchived ? 'Move out of the archive' : 'Archive'}</Button>
      </Form>
      <Form state={state} intent={isBlocked ? 'unblock' : 'block'}>
        <input type="hidden" name="userId" value={userId} />
        <Button kind="quiet">{isBlocked ? 'Unblock' : 'Block'}</Button>
      </Form>
      <ButtonLink kind="quiet" href={`/report?kind=user&id=${userId}`}>
        Report
      </ButtonLink>
    </>
  );
}
