import type { Account } from '#rules/accounts/account.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { findLastEntry, type LockedCase, lockCase } from './desk-store.ts';

type Seen = { caseNumber: string; version: number };

/**
 * A case that one of us acts on, held until the write ends. What is for the management only an admin decides. Whoever
 * acts on an older version hears who did what meanwhile.
 */
export async function openForStaff(
  ctx: Context,
  unit: Unit,
  { caseNumber, version }: Seen,
): Promise<{ found: LockedCase; by: Account }> {
  const by = ensure(ctx.viewer, 'handle cases');
  const found = await lockCase(unit.db, caseNumber);
  if (!found) throw new Refusal('not-found', 'There is no such case.');
  if (found.for_management) ensure(ctx.viewer, 'decide cases for the management');
  if (found.version !== version) throw await tellWhatHappened(unit, found, by);
  return { found, by };
}

async function tellWhatHappened(unit: Unit, found: LockedCase, by: Account): Promise<Refusal> {
  const last = await findLastEntry(unit.db, found.id);
  const who = last?.byId === by.id ? 'you' : (last?.by ?? 'the person');
  const did = { words: 'wrote again', answer: 'answered', note: 'wrote a note' };
  const what = !last ? 'changed this case' : last.kind === 'event' ? last.note : did[last.kind];
  return new Refusal(
    'conflict',
    `Meanwhile ${who} ${what}. Nothing of yours was done: read what is new, then send it again.`,
    {},
    { current: { version: found.version } },
  );
}
