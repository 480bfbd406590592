import type { Job } from '#platform/jobs/job.ts';
import { TERMS_NOTICE_DAYS, TERMS_VERSION } from '#rules/accounts/account-rules.ts';
import { Refusal } from '#rules/refusal.ts';
import { DAY_MS } from '#rules/time.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { newTermsMail } from '../account-mails.ts';
import { findAnnouncement, insertAnnouncement, listUnderEarlierTerms } from './terms-store.ts';

/** Tells the next members, and those after them. */
export const TELL_OF_TERMS: Job<{ version: string; after: string | null }> = { name: 'tell-of-terms' };

const AT_ONCE = 200;

/** The operator says what changed in the terms of this release. Whoever accepted earlier ones is told, and asked. */
export async function announceTerms(ctx: Context, changes: string): Promise<{ appliesFrom: Date }> {
  const version = TERMS_VERSION;
  const announcedAt = ctx.now();
  const appliesFrom = new Date(announcedAt.getTime() + TERMS_NOTICE_DAYS * DAY_MS);
  await ctx.write(async (unit) => {
    const [first] = await listUnderEarlierTerms(unit.db, { version, after: null, limit: 1 });
    if (!first)
      throw new Refusal('conflict', `Everybody has accepted version ${version}: there is nobody to tell.`);
    if (!(await insertAnnouncement(unit.db, { version, changes, announcedAt, appliesFrom })))
      throw new Refusal('conflict', `Version ${version} was announced before. Nobody is told twice.`);
    await unit.audit({
      action: 'terms.announce',
      objectKind: 'terms',
      objectId: version,
      before: null,
      after: { changes, appliesFrom: appliesFrom.toISOString() },
      reason: 'on the command line',
    });
    await unit.enqueue(TELL_OF_TERMS, { version, after: null });
  });
  return { appliesFrom };
}

/** The job: the e-mails of some members and the next such job are written together, so that nobody is told twice. */
export async function tellOfTerms(
  ctx: Context,
  { version, after }: { version: string; after: string | null },
): Promise<void> {
  await ctx.write(async (unit) => {
    const terms = await findAnnouncement(unit.db, version);
    if (!terms) return;
    const members = await listUnderEarlierTerms(unit.db, { version, after, limit: AT_ONCE });
    for (const member of members) await unit.enqueue(SEND_MAIL, newTermsMail(ctx, member, terms));
    const last = members.at(-1);
    if (last && members.length === AT_ONCE) await unit.enqueue(TELL_OF_TERMS, { version, after: last.id });
  });
}
