import type { Today } from '#market/staff/today/today-view.ts';
import { describeOldRates } from '#rules/prices/rates/rate-age.ts';
import { describeQueue, describeToday, STAFF_QUEUES, toQueuePath } from '#rules/staff/queues.ts';
import { describeFailingMail } from '#rules/staff/failing-mail.ts';
import { describePromise } from '#rules/staff/waiting.ts';

/** Today in words, as of the moment it was counted: they do not change while the browser takes the page over. */
export function toTodayWords({ at, mailFailsSince, oldRates, queues, next }: Today) {
  const now = new Date(at);
  const cards = queues.map((queue) => ({
    name: queue.name,
    label: STAFF_QUEUES[queue.name].label,
    path: toQueuePath(queue.name),
    waiting: queue.waiting,
    ...describeQueue(queue, now),
  }));
  return {
    cards,
    mail: mailFailsSince === null ? null : describeFailingMail(new Date(mailFailsSince), now),
    rates: describeOldRates(oldRates),
    says: describeToday(cards.filter(({ state }) => state === 'late').length, now),
    next: next.map(({ queue, title, person, path, isAhead, dueAt }) => ({
      kind: STAFF_QUEUES[queue].kind,
      title: person === null ? title : `${person}: ${title}`,
      path,
      due: describeDue(dueAt, isAhead, now),
    })),
  };
}

function describeDue(dueAt: string, isAhead: boolean, now: Date) {
  const { words, isOverdue } = describePromise(dueAt, now);
  return { words: isAhead ? `comes first · ${words}` : words, isUrgent: isAhead || isOverdue };
}
