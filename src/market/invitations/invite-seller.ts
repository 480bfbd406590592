import type { Unit } from '#platform/unit-of-work.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { InviteSeller } from '#rules/staff/invitation-schema.ts';
import { openInvitedAccount } from '../accounts/invited/open-invited-account.ts';
import { enterDraft } from '../ads/post/enter-draft.ts';
import type { Context } from '../context.ts';
import { findSeller } from '../people/find-seller.ts';
import { insertInvitation } from './invitation-store.ts';

export type EnteredFor = { userId: string; adId: string; version: number; isInvited: boolean };

/**
 * Staff begin an ad for somebody without an account, who agreed to it: an account that nobody can use yet, an empty
 * draft and an invitation, which is mailed when the draft is filled in. An address that has a seller's account gets the
 * draft there.
 */
export async function inviteSeller(
  ctx: Context,
  { agreed: _agreed, when, how, ...person }: InviteSeller,
): Promise<EnteredFor> {
  const account = ensure(ctx.viewer, 'invite somebody to sell');
  const now = ctx.now();
  const consent = { when, how };
  const consentAt = new Date(`${when}T00:00:00Z`);
  if (consentAt > now)
    throw new Refusal('invalid', 'Please check what you entered.', {
      when: ['They cannot have agreed on a day to come.'],
    });
  return ctx.write(async (unit) => {
    const opened = await openInvitedAccount(ctx, unit, person);
    if ('known' in opened) {
      const sellerId = await ensureSells(unit, opened.known);
      const ad = await enterDraft(ctx, unit, { sellerId, consent });
      return { userId: sellerId, adId: ad.id, version: ad.version, isInvited: false };
    }
    const { invitedId, until } = opened;
    await insertInvitation(unit.db, {
      accountId: invitedId,
      invitedBy: account.id,
      consentAt,
      how,
      now,
    });
    const ad = await enterDraft(ctx, unit, { sellerId: invitedId, consent });
    await unit.audit({
      action: 'invitation.enter',
      objectKind: 'account',
      objectId: invitedId,
      before: null,
      after: { state: 'invited', until: until.toISOString() },
      // How is with the invitation, where it can be erased.
      reason: 'They agreed. How is noted with the invitation.',
    });
    return { userId: invitedId, adId: ad.id, version: ad.version, isInvited: true };
  });
}

type Known = { id: string; username: string; invitedUntil: Date | null };

/** Staff may know whose address it is: they see people by name and address anyway. */
async function ensureSells({ db }: Unit, { id, username, invitedUntil }: Known): Promise<string> {
  if (await findSeller(db, id)) return id;
  const sentence = invitedUntil
    ? `${username} has this address and was invited already.`
    : `${username} has this address and cannot sell now: a buyer, suspended, or leaving.`;
  throw new Refusal('invalid', 'Please check what you entered.', { email: [sentence] });
}
