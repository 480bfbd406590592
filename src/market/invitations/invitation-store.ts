import type { Database } from '#platform/postgres/database.ts';

type NewInvitation = { accountId: string; invitedBy: string; consentAt: Date; how: string; now: Date };

export async function insertInvitation(db: Database, invitation: NewInvitation): Promise<void> {
  await db
    .insertInto('invitations')
    .values({
      account_id: invitation.accountId,
      invited_by: invitation.invitedBy,
      consent_noted_at: invitation.consentAt,
      consent_how: invitation.how,
      mails: 0,
      mailed_at: null,
      created_at: invitation.now,
    })
    .execute();
}

/** An invitation that its person has neither taken up nor refused, with the ad that was entered. */
export type InvitationRow = Awaited<ReturnType<ReturnType<typeof open>['executeTakeFirstOrThrow']>>;

const open = (db: Database, now: Date) =>
  db
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'invitations.account_id')
    .leftJoin('accounts as inviter', 'inviter.id', 'invitations.invited_by')
    .select(['accounts.id', 'accounts.username', 'accounts.email', 'accounts.country'])
    .select(['accounts.invited_until as until', 'inviter.username as invitedBy', 'invited_by as inviterId'])
    .select(['consent_noted_at as consentAt', 'consent_how as how', 'mails', 'mailed_at as mailedAt'])
    .select('invitations.created_at as createdAt')
    .select((invitation) =>
      invitation
        .selectFrom('ads')
        .select('ads.id')
        .whereRef('ads.seller_id', '=', 'accounts.id')
        .where('ads.status', '=', 'draft')
        .orderBy('ads.created_at')
        .limit(1)
        .as('adId'),
    )
    .where('accounts.invited_until', '>', now)
    .where('accounts.purged_at', 'is', null)
    .where('accounts.blocked_at', 'is', null);

export async function findInvitation(db: Database, accountId: string, now: Date) {
  return open(db, now).where('account_id', '=', accountId).executeTakeFirst();
}

/** The same, locked with its account: of two who decide at once the first has decided. */
export async function lockInvitation(db: Database, accountId: string, now: Date) {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  return findInvitation(db, accountId, now);
}

type WhichInvitations = { invitedBy: string | null; adId: string | null; now: Date; most: number };

/** Those that wait, the newest first; of one member of staff, or all; of one ad, or any. */
export async function listInvitations(db: Database, { invitedBy, adId, now, most }: WhichInvitations) {
  return open(db, now)
    .$if(invitedBy !== null, (query) => query.where('invited_by', '=', invitedBy))
    .$if(adId !== null, (query) =>
      query.where('account_id', '=', (ad) => ad.selectFrom('ads').select('seller_id').where('id', '=', adId)),
    )
    .orderBy('invitations.created_at', 'desc')
    .limit(most)
    .execute();
}

export async function setMailed(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('invitations')
    .set((row) => ({ mails: row('mails', '+', 1), mailed_at: now }))
    .where('account_id', '=', accountId)
    .execute();
}

export async function setAccepted(db: Database, accountId: string, now: Date): Promise<void> {
  await db.updateTable('invitations').set({ accepted_at: now }).where('account_id', '=', accountId).execute();
}

/** The drafts that wait for somebody who has just come in. */
export async function listDrafts(db: Database, sellerId: string) {
  return db
    .selectFrom('ads')
    .select(['id', 'version'])
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'draft')
    .orderBy('created_at')
    .execute();
}
