import type { Route } from './+types/messages.ts';
import { ConversationList } from '../messages/conversation-list.tsx';
import { signedInOrLogin } from '../messages/signed-in-or-login.ts';
import { PageHead } from '../page-head.tsx';
import { orRefusedPage } from '../refused-page.ts';
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
      {items.length === 0 && (
        <p className={styles.empty}>
          Questions about an ad land here. <a href="/all-ads">Look for hair</a>
        </p>
      )}
      <ConversationList conversations={items} next={next} />
    </div>
  );
}
