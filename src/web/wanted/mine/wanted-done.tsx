import type { WantedStatus } from '#rules/wanted/wanted-life.ts';
import { DoneNote } from '../../ui/note.tsx';

const DONE: Record<string, string> = {
  posted: 'Your request is live. Sellers whose hair fits can answer it.',
  saved: 'Your request is changed.',
  ended: 'Your request has ended. You can renew it for a while.',
  renewed: 'Your request is live again.',
  waits: 'We look at your request first. Then it is live again.',
  deleted: 'Your request is deleted.',
};

/** What led here; of a request that waits its page says so itself. */
export function WantedDone({ done, status }: { done: string | null; status?: WantedStatus }) {
  return status === 'pending_review' ? null : <DoneNote says={DONE} done={done} />;
}
