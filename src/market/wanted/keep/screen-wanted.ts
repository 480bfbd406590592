import type { Database } from '#platform/postgres/database.ts';
import { NEW_ACCOUNT_HOURS } from '#rules/messages/message-words.ts';
import { Refusal } from '#rules/refusal.ts';
import { HOUR_MS } from '#rules/time.ts';
import { isNeverTaken, screenNote } from '#rules/wanted/note/screen-note.ts';
import type { Context } from '../../context.ts';
import { findPast } from '../wanted-store.ts';

type Said = { note: string; sendForReview: boolean };

/** What speaks for a look by staff before anybody else reads a request; nothing for most. What we never take is refused. */
export async function screenWanted(
  ctx: Context,
  db: Database,
  accountId: string,
  { note, sendForReview }: Said,
): Promise<string[]> {
  const { createdAt, wasReported } = await findPast(db, accountId);
  const isNew = ctx.now().getTime() - createdAt.getTime() < NEW_ACCOUNT_HOURS * HOUR_MS;
  const verdict = screenNote(note, isNew);
  if (verdict.verdict === 'refused' && (!sendForReview || isNeverTaken(verdict.signals)))
    throw refusedFor(verdict.sentences, isNeverTaken(verdict.signals));
  const signals = [
    ...(verdict.verdict === 'fine' ? [] : ['note', ...verdict.signals]),
    ...(isNew && note !== '' ? ['new-account'] : []),
    ...(wasReported ? ['reported-before'] : []),
  ];
  return [...new Set(signals)];
}

function refusedFor(sentences: readonly string[], isNever: boolean): Refusal {
  const way = isNever ? '' : ' Write it without that, or send it for review: then one of us reads it first.';
  return new Refusal('invalid', 'We cannot take this request.', { note: [`${sentences.join(' ')}${way}`] });
}
