import { Suspense } from 'react';
import { useFetcher } from 'react-router';
import { findQuickQuestion } from '#rules/messages/quick-questions.ts';
import type { Route } from './+types/message-thread-page.ts';
import { type ShownThread, toConversationLine, toShownThread } from '../list/conversation-data.ts';
import { ConversationList } from '../list/conversation-list.tsx';
import { MessageList } from './message-list.tsx';
import { Reply } from '../write/reply.tsx';
import { TalkHead } from './head/talk-head.tsx';
import { TalkLight } from './head/talk-light.tsx';
import { ThreadSale } from './thread-sale.tsx';
import { actOnThread } from './act-on-thread.ts';
import { NEWEST } from './thread-path.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';
import { useLiveThread } from './use-live-thread.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useTalkLight } from './head/use-talk-light.ts';
import { requireSignIn } from '../../request/sign-in.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { asRefused, type FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { lazyPart } from '../../ui/browser/lazy-part.ts';
import { Note } from '../../ui/note.tsx';
import styles from '../list/messages-page.module.css';
import lightStyles from '../../sales/light/light.css?url';
import offerStyles from '../../offers/offers.css?url';
import threadStyles from './thread.css?url';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

/** Asked once somebody has written: before that, nobody waits for anything. */
const PushSwitch = lazyPart(() => import('../../notifications/push-switch.tsx'));

export const handle: TrailHandle = {
  trail: [{ label: 'Messages', url: '/messages' }, { label: 'Conversation' }],
};

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: threadStyles },
  { rel: 'stylesheet', href: offerStyles },
  { rel: 'stylesheet', href: lightStyles },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const market = requireSignIn({ url, context });
  const thread = await orRefusedPage(market.messages.thread(params.id));
  const sale = await orRefusedPage(market.ratings.ofThread(params.id));
  const { ad, role } = thread.conversation;
  const talk = await orRefusedPage(market.sales.ofTalk(params.id));
  const asked = thread.messages.findLast(({ offerCard }) => offerCard?.acts.includes('accept'))?.offerCard;
  const terms = asked ? await orRefusedPage(market.sales.suggestTerms(asked.id)) : null;
  const grounds = await orRefusedPage(market.offers.grounds({ adId: ad.id, role }));
  const { items, next } = await orRefusedPage(market.messages.list());
  const question = findQuickQuestion(role, url.searchParams.get('ask'));
  return {
    thread: toShownThread(thread, { sale, talk, terms, grounds }),
    question,
    list: { items: items.map(toConversationLine), next },
  };
}

export function action(args: Route.ActionArgs) {
  requireSignIn(args);
  return actOnThread(args, args.params.id);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function MessageThreadPage({
  loaderData: { thread, question, list },
  actionData,
}: Route.ComponentProps) {
  const { id, ad, username } = thread;
  return (
    <div className={styles.page}>
      <PageHead title={`${username} about ${ad.title}`} description="One conversation." />
      <div className={styles.panes}>
        <div className={styles.aside}>
          <h2>Messages</h2>
          <ConversationList conversations={list.items} next={list.next} open={id} />
        </div>
        <OpenThread key={id} thread={thread} question={question} state={asRefused(actionData)} />
      </div>
    </div>
  );
}

type ToolsProps = { thread: ShownThread; state: FormState | undefined };
type OpenThreadProps = ToolsProps & { question: string | undefined };

function OpenThread({ thread, question, state }: OpenThreadProps) {
  const { id, ad, username, unread } = thread;
  const fetcher = useFetcher<object>();
  const messages = useLiveThread(id, thread.messages, fetcher.state !== 'idle');
  const light = useTalkLight(thread.talk.light, thread.talk.saleId);
  useMarkRead(id, messages, unread);
  const end = useStayAtEnd(messages.length, fetcher.formData);
  return (
    <div className={styles.thread}>
      <p className={styles.back}>
        <a href={`#${NEWEST}`}>Newest message</a>
      </p>
      <TalkHead username={username} rating={thread.rating} light={light} ad={ad} />
      <ThreadTools thread={thread} messages={messages} state={state} />
      {!messages.some(({ offerCard }) => offerCard?.state === 'accepted') && (
        <ThreadSale thread={thread} state={state} />
      )}
      <TalkLight light={light} saleId={thread.talk.saleId} isRuleOpen={thread.isRuleOpen} />
      <MessageList messages={messages} thread={thread} sending={fetcher.formData} state={state} />
      {unread > 0 && <ReadByHand />}
      {fetcher.data && 'sent' in fetcher.data && (
        <Suspense>
          <PushSwitch question={`Want to know when ${username} answers?`} />
        </Suspense>
      )}
      {thread.canWrite ? (
        <Reply
          conversationId={id}
          talker={thread.talker}
          fetcher={fetcher}
          state={state}
          question={question}
        />
      ) : (
        <Note kind="hint">
          {thread.isBlockedByMe
            ? 'You blocked this person. Unblock them to write.'
            : 'This conversation is closed.'}
        </Note>
      )}
      <div ref={end} id={NEWEST} className={styles.end} />
    </div>
  );
}

/** Looking at a page changes nothing: script says that it was read, and without script whoever read it. */
const ReadByHand = () => (
  <noscript>
    <Form state={undefined} intent="read">
      <Button kind="quiet">Mark as read</Button>
    </Form>
  </noscript>
);

/** An offer that came while it was open counts, too. */
function ThreadTools({
  thread,
  messages,
  state,
}: ToolsProps & { messages: Readonly<ShownThread['messages']> }) {
  const { ad, reportPath, isBlockedByMe, isArchived } = thread;
  const mayOffer = thread.talker === 'buyer' && ad.status === 'live' && !ad.isHidden && thread.canWrite;
  return (
    <div className={styles.tools}>
      {mayOffer && !messages.some(({ offerCard }) => offerCard) && (
        <ButtonLink kind="secondary" href={`/messages/new?ad=${ad.id}&offer=`}>
          Make an offer
        </ButtonLink>
      )}
      <Form state={state} intent={isArchived ? 'take-out' : 'archive'}>
        <Button kind="quiet">{isArchived ? 'Move out of the archive' : 'Archive'}</Button>
      </Form>
      <Form state={state} intent={isBlockedByMe ? 'unblock' : 'block'}>
        <Button kind="quiet">{isBlockedByMe ? 'Unblock' : 'Block'}</Button>
      </Form>
      <ButtonLink kind="quiet" href={reportPath}>
        Report
      </ButtonLink>
    </div>
  );
}
