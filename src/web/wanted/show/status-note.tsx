import type { WantedStatus } from '#rules/wanted/wanted-life.ts';
import { Note } from '../../ui/note.tsx';

type StatusNoteProps = {
  status: WantedStatus;
  isHidden: boolean;
  /** Whose words it is said in. */
  isOwn: boolean;
  whyRejected: string | null;
  reviewHours: number;
};

/** How it stands, where it is not simply live. */
export function StatusNote({ status, isHidden, isOwn, whyRejected, reviewHours }: StatusNoteProps) {
  if (isHidden)
    return (
      <Note kind="problem">
        {isOwn
          ? 'This request is hidden after a report. Only you see it, and nobody can answer it.'
          : 'This request is hidden: the public does not see it.'}
      </Note>
    );
  if (status === 'ended')
    return (
      <Note kind="hint">
        This request has ended. <a href="/wanted">See who else is looking for hair</a>.
      </Note>
    );
  if (status === 'pending_review')
    return (
      <Note kind="hint">
        {isOwn ? (
          `Only you see this request. Our staff look at it first, usually within ${reviewHours} hours.`
        ) : (
          <>
            This request waits, and the public does not see it.{' '}
            <a href="/super-admin-user/review-queue?of=wanted">Review it</a>
          </>
        )}
      </Note>
    );
  if (status === 'rejected')
    return (
      <Note kind="problem">
        {isOwn ? `We did not take this request. ${whyRejected ?? ''}` : 'This request was rejected.'}
      </Note>
    );
  return null;
}
