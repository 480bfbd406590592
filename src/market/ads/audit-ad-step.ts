import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import { listChangedFacts } from '#rules/ads/changed-facts.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { Refusal } from '#rules/refusal.ts';
import { readAdFacts } from './ad-facts-row.ts';
import { mayKnowFloor } from './may-know-floor.ts';
import type { AdRow } from './ad-rows-store.ts';

type Step = {
  action: string;
  reason: string | null;
  /** What changed beside the fields: photos, a paid place. */
  beside?: { before: object; after: object } | undefined;
};

/** Every write of staff leaves a row with its reason and every field it changed. Only on an ad they entered themselves may it go unsaid. */
export async function auditAdStep(
  unit: Unit,
  account: Account,
  before: AdRow,
  after: AdRow,
  { action, reason, beside }: Step,
): Promise<void> {
  if (account.role === 'enduser') return;
  if (reason === null && before.entered_by !== account.id)
    throw new Refusal('invalid', 'Please check what you entered.', { reason: ['Say why.'] });
  // That the lowest offer went down with the price would tell whoever does not know it where it was.
  const { offerFloor, ...others } = AD_FIELDS;
  const { before: was, after: is } = listChangedFacts(
    readAdFacts(before, []),
    readAdFacts(after, []),
    mayKnowFloor(account, before) ? { ...others, offerFloor } : others,
  );
  await unit.audit({
    action,
    objectKind: 'ad',
    objectId: after.id,
    before: { ...toSteps(before), ...beside?.before, ...was },
    after: { ...toSteps(after), ...beside?.after, ...is },
    reason: reason ?? 'An ad they entered themselves.',
  });
}

const toSteps = ({ status, version, sold_price }: AdRow) => ({ status, version, soldPrice: sold_price });
