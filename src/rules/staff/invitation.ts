import { DAY_MS } from '../time.ts';

/** So often an invitation is mailed in all, and no sooner than a day after the last time. */
export const INVITATION_MAILS = 3;

type Mailed = { mails: number; mailedAt: Date | null; createdAt: Date };

/** From when it may be mailed, at once or again; null when it was mailed often enough. */
export function findNextMail({ mails, mailedAt, createdAt }: Mailed): Date | null {
  if (mails >= INVITATION_MAILS) return null;
  return mailedAt === null ? createdAt : new Date(mailedAt.getTime() + DAY_MS);
}
