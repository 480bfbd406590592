import { redirect } from 'react-router';
import { BlockPerson, SendMessage } from '#rules/message.ts';
import { formatMoney } from '#rules/money.ts';
import type { Route } from './+types/message-thread.ts';
import { Composer } from '../messages/composer.tsx';
import { ConversationList } from '../messages/conversation-list.tsx';
import { CutRule } from '../messages/cut-rule.tsx';
import { messageFrom } from '../messages/message-form.ts';
import { MessageList } from '../messages/message-list.tsx';
import { signedInOrLogin } from '../messages/signed-in-or-login.ts';
import liveThread from '../messages/live-thread.js?url';
import { PageHead } from '../page-head.tsx';
import { orRefusedPage } from '../refused-page.ts';
import { formOf, submit } from '../submit.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Note } from '../ui/note.tsx';
import styles from '../messages/messages-page.module.css';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const market = signedInOrLogin(request, context);
  const thread = await orRefusedPage(market.messages.thread(params.id));
  await orRefusedPage(market.messages.markRead(params.id));
  return { thread, list: await orRefusedPage(market.messages.list()) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const intent = (await formOf(request.clone())).get('intent');
  const sent =
    intent === 'send'
      ? await submit({
          request,
          context,
          schema: SendMessage,
          read: (form) => messageFrom(form, { conversationId: params.id }),
          order: (market, message) => market.messages.send(message),
        })
      : await submit({
          request,
          context,
          schema: BlockPerson,
          read: (form) => ({ userId: form.get('userId'), block: intent === 'block' }),
          order: (market, person) => market.messages.block(person),
        });
  if (!sent.isDone) return sent.back;
  throw redirect(`/messages/${params.id}`);
}

export default function MessageThread({ loaderData: { thread, list }, actionData }: Route.ComponentProps) {
  const { ad, other, id } = thread.conversation;
  return (
    <div className={styles.page}>
      <PageHead title={`${other.username} about ${ad.title}`} description="One conversation." />
      <div className={styles.panes}>
        <div className={styles.aside}>
          <ConversationList conversations={list.items} next={list.next} open={id} />
        </div>
        <div className={styles.thread}>
          <p>
            <a href="/messages">All messages</a>
          </p>
          <div className={styles.head}>
            <div>
              <h1>{other.username}</h1>
              <p>
                <a href={ad.url}>{ad.title}</a>
                {ad.price !== null && ` · ${formatMoney({ amount: ad.price, currency: ad.currency })}`} ·{' '}
                {ad.status}
              </p>
            </div>
            <BlockAndReport userId={other.id} isBlocked={thread.isBlockedByMe} />
          </div>
          <CutRule />
          <MessageList messages={thread.messages} other={other.username} conversationId={id} />
          {thread.canWrite ? (
            <Composer state={actionData} label="Your answer" button="Send" currency={ad.currency} />
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

function BlockAndReport({ userId, isBlocked }: { userId: string; isBlocked: boolean }) {
  return (
    <div className={styles.tools}>
      <Form state={undefined}>
        <input type="hidden" name="userId" value={userId} />
        <Button kind="quiet" name="intent" value={isBlocked ? 'unblock' : 'block'}>
          {isBlocked ? 'Unblock' : 'Block'}
        </Button>
      </Form>
      <ButtonLink kind="quiet" href={`/report?kind=user&id=${userId}`}>
        Report
      </ButtonLink>
    </div>
  );
}
