import { redirect } from 'react-router';
import type { NotificationView } from '#market/notifications/notification-view.ts';
import { ReadNotifications } from '#rules/messages/push-schema.ts';
import type { Route } from './+types/notifications-page.ts';
import { Age } from '../frame/time/age.tsx';
import { useReloadOnNews } from '../frame/me/use-reload-on-news.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { readText } from '../request/form-fields.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { submit } from '../request/submit.ts';
import { postToApi } from '../ui/browser/api-in-browser.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { toDay } from '#rules/time.ts';
import layout from '../ui/layout.module.css';
import styles from './notifications-page.module.css';

export const handle: TrailHandle = { trail: [{ label: 'Notifications' }] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { notifications } = requireSignIn({ url, context });
  const after = url.searchParams.get('after') ?? undefined;
  const { items, next } = await orRefusedPage(notifications.news({ after }));
  return { items: items.map(toLine), next };
}

const toLine = ({ id, sentence, link, at, isRead }: NotificationView) => ({
  id,
  sentence,
  link,
  on: toDay(at),
  isRead,
});

/** One line is read, or all of them. */
export async function action(args: Route.ActionArgs) {
  requireSignIn(args);
  const sent = await submit({
    ...args,
    schema: ReadNotifications,
    read: (form) => {
      const notificationId = readText(form, 'notificationId');
      return notificationId === null ? {} : { notificationId };
    },
    order: (market, which) => market.notifications.read(which),
  });
  if (!sent.isDone) return sent.back;
  throw redirect('/notifications');
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function NotificationsPage({ loaderData: { items, next }, actionData }: Route.ComponentProps) {
  useReloadOnNews(actionData !== undefined);
  const hasUnread = items.some(({ isRead }) => !isRead);
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <PageHead title="Notifications" description="What happened since you were here." />
      <h1>Notifications</h1>
      {hasUnread && (
        <Form state={actionData} intent="all">
          <Button kind="secondary">Mark all as read</Button>
        </Form>
      )}
      {items.length === 0 && <p>Nothing yet. Messages, news about your ads and our decisions appear here.</p>}
      <ol className={styles.lines}>
        {items.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {next && <a href={`/notifications?after=${next}`}>Older notifications</a>}
      <p>
        <a href="/messages/settings">Choose what we tell you about</a>
      </p>
    </div>
  );
}

function Line({ line: { id, sentence, link, on, isRead } }: { line: ReturnType<typeof toLine> }) {
  const markRead = () => {
    const sent = postToApi('notification/read', { notificationId: id }, { keepalive: true });
    void sent.catch(() => {});
  };
  return (
    <li className={isRead ? undefined : styles.unread}>
      <p>
        <a href={link} onClick={isRead ? undefined : markRead}>
          {sentence}
        </a>
        {!isRead && <b> New</b>}{' '}
        <small>
          <time dateTime={on}>
            <Age since={on} />
          </time>
        </small>
      </p>
      {!isRead && (
        <Form state={undefined} intent="one">
          <input type="hidden" name="notificationId" value={id} />
          <Button kind="quiet" aria-label={`Mark as read: ${sentence}`}>
            Mark as read
          </Button>
        </Form>
      )}
    </li>
  );
}
