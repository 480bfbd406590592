import type { Route } from './+types/messages-page.ts';
import { CutRule } from '../thread/head/cut-rule.tsx';
import { toConversationLine } from './conversation-data.ts';
import { ConversationList } from './conversation-list.tsx';
import { requireSignIn } from '../../request/sign-in.ts';
import { useReloadOnNews } from '../../frame/me/use-reload-on-news.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './messages-page.module.css';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Messages' }] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const market = requireSignIn({ url, context });
  const after = url.searchParams.get('after') ?? undefined;
  const isArchive = url.searchParams.has('archived');
  const { items, next } = await orRefusedPage(market.messages.list({ after, archived: isArchive }));
  return { isArchive, items: items.map(toConversationLine), next };
}

export default function MessagesPage({ loaderData: { items, next, isArchive } }: Route.ComponentProps) {
  useReloadOnNews();
  return (
    <div className={styles.page}>
      <PageHead title="Messages" description="Your conversations about hair." />
      {isArchive && (
        <p className={styles.back}>
          <a href="/messages">All messages</a>
        </p>
      )}
      <h1>{isArchive ? 'Archived messages' : 'Messages'}</h1>
      {items.length === 0 ? (
        <Nothing isArchive={isArchive} />
      ) : (
        <div className={styles.panes}>
          <ConversationList conversations={items} next={next} isArchive={isArchive} />
          <div className={styles.choose}>
            <h2>Choose a conversation</h2>
            <p>Your e-mail address and phone number stay private: everything happens here.</p>
            <CutRule />
          </div>
        </div>
      )}
    </div>
  );
}

function Nothing({ isArchive }: { isArchive: boolean }) {
  if (isArchive)
    return (
      <div className={`${styles.empty} ${styles.narrow}`}>
        <p>Nothing archived yet. You can archive any conversation; a new message brings it back.</p>
        <ButtonLink href="/messages">All messages</ButtonLink>
      </div>
    );
  return (
    <div className={`${styles.empty} ${styles.narrow}`}>
      <p>
        Nothing here yet. When you ask about an ad, or somebody asks about yours, the conversation appears
        here.
      </p>
      <ButtonLink href="/all-ads">Find hair</ButtonLink>
      <a href="/messages?archived">Archived messages</a>
      <a href="/messages/settings">Notifications and blocked people</a>
    </div>
  );
}
