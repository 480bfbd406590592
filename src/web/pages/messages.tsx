import type { Route } from './+types/messages.ts';
import { CutRule } from '../messages/cut-rule.tsx';
import { ConversationList } from '../messages/conversation-list.tsx';
import { signedInOrLogin } from '../messages/signed-in-or-login.ts';
import { PageHead } from '../page-head.tsx';
import { orRefusedPage } from '../refused-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from '../messages/messages-page.module.css';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const market = signedInOrLogin(request, context);
  const after = url.searchParams.get('after') ?? undefined;
  return orRefusedPage(market.messages.list({ after }));
}

export default function Messages({ loaderData: { items, next } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <PageHead title="Messages" description="Your conversations about hair." />
      <h1>Messages</h1>
      {items.length === 0 ? (
        <div className={`${styles.empty} ${styles.narrow}`}>
          <p>
            Nothing here yet. When you ask about an ad, or somebody asks about yours, the conversation lands
            here.
          </p>
          <ButtonLink href="/all-ads">Look for hair</ButtonLink>
          <a href="/messages/settings">Mails and blocked people</a>
        </div>
      ) : (
        <div className={styles.panes}>
          <ConversationList conversations={items} next={next} />
          <div className={styles.choose}>
            <h2>Choose a conversation</h2>
            <p>Your address and number stay with you: everything is said here.</p>
            <CutRule />
          </div>
        </div>
      )}
    </div>
  );
}
