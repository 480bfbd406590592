import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import type { AdFacts } from '#rules/ads/ad-facts.ts';
import { listChangedFacts } from '#rules/ads/changed-facts.ts';
import { listFields } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import type { StatementAct } from '#rules/moderation/statements.ts';
import type { Context } from '../context.ts';
import { tellDecision } from '../statements/tell-decision.ts';
import type { AdRow } from './ad-rows-store.ts';

type Done = {
  account: Account;
  row: AdRow;
  act: StatementAct;
  message: string | undefined;
  changes?: readonly string[];
};

/** A seller hears what staff did to their ad. What somebody of staff entered for them and works on is no decision. */
export async function tellSeller(
  ctx: Context,
  unit: Unit,
  { account, row, act, message, changes = [] }: Done,
): Promise<void> {
  if (account.role === 'enduser' || row.entered_by === account.id) return;
  const subject = row.title ?? row.number;
  await tellDecision(ctx, unit, { accountId: row.seller_id, act, subject, message, changes });
}

/** 'Length, Price': what differs, by its name. */
export function listChangedLabels(before: AdFacts, after: AdFacts): string[] {
  const changed = new Set(Object.keys(listChangedFacts(before, after, AD_FIELDS).after));
  return listFields(AD_FIELDS)
    .filter(([name]) => changed.has(name))
    .map(([, { label }]) => label);
}
