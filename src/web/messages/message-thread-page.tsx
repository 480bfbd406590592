import { redirect } from 'react-router';
import { ArchiveConversation, BlockPerson, SendMessage } from '#rules/messages/message-schema.ts';
import type { Route } from './+types/message-thread-page.ts';
import { AdHead } from './ad-head.tsx';
import { Composer } from './composer.tsx';
import { ConversationList } from './conversation-list.tsx';
import { CutRule } from './cut-rule.tsx';
import { readMessageForm } from './message-form.ts';
import { MessageList } from './message-list.tsx';
import { signedInOrLogin } from '../request/signed-in-or-login.ts';
import liveThread from './live-thread.js?url';
import { PageHead } from '../frame/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { readFormData, submit } from '../request/submit.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import styles from './messages-page.module.css';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const market = signedInOrLogin(request, context);
  const thread = await orRefusedPage(market.messages.thread(params.id));
  await orRefusedPage(market.messages.markRead(params.id));
  return { thread, list: await orRefusedPage(market.messages.list()) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  signedInOrLogin(request, context);
  const intent = (await readFormData(request.clone())).get('intent');
  const sent = await submitIntent(intent, params.id, { request, context });
  if (!sent.isDone) return sent.back;
  throw redirect(intent === 'archive' ? '/messages' : `/messages/${params.id}`);
}

/** What one of the page's buttons asks for. */
function submitIntent(
  intent: unknown,
  conversationId: string,
  asked: Pick<Route.ActionArgs, 'request' | 'context'>,
) {
  if (intent === 'send')
    return submit({
      ...asked,
      schema: SendMessage,
      read: (form) => readMessageForm(form, { conversationId }),
      order: (market, message) => market.messages.send(message),
    });
  if (intent === 'archive' || intent === 'take-out')
    return submit({
      ...asked,
      schema: ArchiveConversation,
      read: () => ({ conversationId, archive: intent === 'archive' }),
      order: (market, wish) => market.messages.archive(wish),
    });
  return submit({
    ...asked,
    schema: BlockPerson,
    read: (form) => ({ userId: form.get('userId'), block: intent === 'block' }),
    order: (market, person) => market.messages.block(person),
  });
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
            <ThreadTools userId={other.id} isBlocked={thread.isBlockedByMe} isArchived={isArchived} />
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

type ThreadToolsProps = { userId: string; isBlocked: boolean; isArchived: boolean };

function ThreadTools({ userId, isBlocked, isArchived }: ThreadToolsProps) {
  return (
    <>
      <Form state={undefined}>
        <Button kind="quiet" name="intent" value={isArchived ? 'take-out' : 'archive'}>
          {isArchived ? 'Move out of the archive' : 'Archive'}
        </Button>
      </Form>
      <Form state={undefined}>
        <input type="hidden" name="userId" value={userId} />
        <Button kind="quiet" name="intent" value={isBlocked ? 'unblock' : 'block'}>
          {isBlocked ? 'Unblock' : 'Block'}
        </Button>
      </Form>
      <ButtonLink kind="quiet" href={`/report?kind=user&id=${userId}`}>
        Report
      </ButtonLink>
    </>
  );
}
