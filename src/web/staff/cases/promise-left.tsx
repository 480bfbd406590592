import { describePromise } from '#rules/staff/waiting.ts';
import { Day } from '../../frame/time/day.tsx';
import { usePageTime } from '../../frame/time/page-time.ts';

/** How far a promise is, in red once it is broken, and its day. */
export function PromiseLeft({ dueAt }: { dueAt: string }) {
  const { words, isOverdue } = describePromise(dueAt, usePageTime());
  return (
    <>
      {isOverdue ? <b className="desk-overdue">{words}</b> : words}
      <small>
        by <Day of={dueAt} />
      </small>
    </>
  );
}
