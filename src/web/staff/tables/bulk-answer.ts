import type { BulkAct } from '#rules/staff/bulk-acts.ts';
import type { BulkResult } from '#market/staff/bulk-view.ts';
import { asRefused, type FormState } from '../../ui/form/form-state.ts';

/** What a bulk act brought, or why it was not begun. */
export type BulkAnswer = {
  done?: { act: BulkAct; reason: string; results: BulkResult[] };
  refused?: FormState;
  /** All that match, before anything is done to them: they are shown, and asked for once more. */
  asked?: { act: BulkAct; reason: string; message: string | undefined; rows: MatchedRow[] };
};

/** A row as the ticks name it, and as people do. */
export type MatchedRow = { row: string; name: string };

/** An answer of our own, or what was put in its place because nothing could be sent. */
export function readBulkAnswer(answer: object | undefined): BulkAnswer | undefined {
  const refused = asRefused(answer);
  return refused ? { refused } : answer;
}
