import type { HeldInQueue } from '#market/staff/reports/held-file-view.ts';
import { showWait } from './show-wait.ts';

/** What waits before and after the message that is open. */
export function HeldQueue({ queue, openId }: { queue: readonly HeldInQueue[]; openId: string }) {
  if (queue.length === 0) return null;
  return (
    <nav className="held-queue" aria-label="Messages that wait">
      <ol>
        {queue.map(({ messageId, sender, start, waitsMinutes }) => (
          <li key={messageId}>
            <a
              href={`/super-admin-user/held-messages/${messageId}`}
              aria-current={messageId === openId ? 'page' : undefined}
            >
              <span>
                <b>{sender}</b> · {showWait(waitsMinutes)}
              </span>
              <small>{start}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
