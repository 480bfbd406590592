import type { Account } from '#rules/accounts/account.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import type { AdRow } from './ad-rows-store.ts';

type Unit = Parameters<Parameters<Context['write']>[0]>[0];

/** Every write of staff leaves a row with its reason. Only on an ad they entered themselves may it go unsaid. */
export async function auditAdStep(
  unit: Unit,
  account: Account,
  before: AdRow,
  after: AdRow,
  { action, reason }: { action: string; reason: string | null },
): Promise<void> {
  if (account.role === 'enduser') return;
  if (reason === null && before.entered_by !== account.id)
    throw new Refusal('invalid', 'Please check what you entered.', { reason: ['Say why.'] });
  const seen = ({ status, version, price, length_mm, grams }: AdRow) => ({
    status,
    version,
    price,
    lengthMm: length_mm,
    grams,
  });
  await unit.audit({
    action,
    objectKind: 'ad',
    objectId: after.id,
    before: seen(before),
    after: seen(after),
    reason: reason ?? 'An ad they entered themselves.',
  });
}
