import { toCaseState } from '#rules/help/case-words.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { isCaseKey } from './case-key.ts';
import { findCaseToRead, listSaid } from './case-store.ts';
import type { CaseTalk } from './case-view.ts';

/** Everything that was said in a case, for whoever has its signed address. Notes of staff are not among it. */
export async function showCaseTalk(
  ctx: Context,
  asked: { caseNumber: string; key: string },
): Promise<CaseTalk> {
  const found = isCaseKey(ctx, asked) ? await findCaseToRead(ctx.db, asked.caseNumber) : undefined;
  if (!found) throw new Refusal('not-found', 'There is no such case.');
  const later = await listSaid(ctx.db, found.id);
  return {
    caseNumber: asked.caseNumber,
    topic: found.topic,
    state: toCaseState({ dueAt: found.due_at, closedAt: found.closed_at }),
    promisedBy: found.due_at?.toISOString() ?? null,
    said: [
      { by: found.opened_by === null ? 'you' : 'us', text: found.text, at: found.created_at.toISOString() },
      ...later.map(({ kind, text, created_at: at }) => ({
        by: kind === 'words' ? ('you' as const) : ('us' as const),
        text: text ?? '',
        at: at.toISOString(),
      })),
    ],
  };
}
