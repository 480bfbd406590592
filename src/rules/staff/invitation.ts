import { DAY_MS } from '../time.ts';

/** So often an invitation is mailed in all, and no sooner than a day after the last time. */
export const INVITATION_MAILS = 3;

/** When it may be mailed again; null when it was mailed often enough. */
export function findNextMail({ mails, mailedAt }: { mails: number; mailedAt: Date }): Date | null {
  return mails >= INVITATION_MAILS ? null : new Date(mailedAt.getTime() + DAY_MS);
}
