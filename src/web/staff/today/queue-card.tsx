import { PROMISE_MARK, type QueueState } from '#rules/staff/queues.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';

const WIDTH = 300;

/** A queue: how much waits, how old the oldest is on a bar, and our promise as a mark on it. */
export function QueueCard({
  label,
  path,
  waiting,
  state,
  words,
  reach,
}: {
  label: string;
  path: string;
  waiting: number;
  state: QueueState;
  words: string;
  reach: number;
}) {
  return (
    <a href={path} className="today-queue" data-state={state}>
      <b className="today-number">{waiting}</b>
      <h2>{label}</h2>
      <ArrowIcon />
      <p>{words}</p>
      <svg viewBox={`0 0 ${WIDTH} 14`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="today-track" x="0.5" y="3" width={WIDTH - 1} height="8" rx="4" />
        {reach > 0 && (
          <rect className="today-age" x="0.5" y="3" width={reach * (WIDTH - 1)} height="8" rx="4" />
        )}
        <rect className="today-mark" x={WIDTH * PROMISE_MARK} y="0" width="2.5" height="14" />
      </svg>
    </a>
  );
}
