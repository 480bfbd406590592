import { data } from 'react-router';
import type { Market } from '#market/market.ts';
import { Bulk } from '#rules/staff/staff-schema.ts';
import { MAX_BULK_ROWS } from '#rules/staff/bulk-acts.ts';
import { readTexts } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';
import type { BulkAnswer, MatchedRow } from './bulk-answer.ts';

/** The rows of the next page of everything that matches. */
type Match = (
  market: Market,
  after: string | undefined,
) => Promise<{ rows: MatchedRow[]; next: string | null }>;

/** Does what the bar over a table asks to the ticked rows. All that match are shown first, and asked for once more. */
export async function bulkFromForm({ request, url, context }: Posted, match: Match) {
  let isAll = false;
  const sent = await submit({
    request,
    url,
    context,
    schema: Bulk,
    read: (form) => {
      isAll = form.get('all') === 'yes';
      // Rows of 'all' are looked up once the rest of the form is known to be right.
      const rows = isAll ? ['all'] : form.getAll('row');
      const { message } = readTexts(form);
      return {
        act: form.get('act'),
        reason: form.get('reason') ?? '',
        message: message || undefined,
        rows,
      };
    },
    order: async (market, bulk): Promise<BulkAnswer> => {
      const { act, reason, message } = bulk;
      if (isAll) return { asked: { act, reason, message, rows: await allRows(market, match) } };
      return { done: { act, reason, results: await market.staff.bulk(bulk) } };
    },
  });
  const answer: BulkAnswer = sent.isDone ? sent.answer : { refused: sent.back.data };
  return data(answer, sent.isDone ? {} : (sent.back.init ?? {}));
}

async function allRows(market: Market, match: Match): Promise<MatchedRow[]> {
  const rows: MatchedRow[] = [];
  let after: string | undefined;
  do {
    const page = await match(market, after);
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined && rows.length < MAX_BULK_ROWS);
  return rows.slice(0, MAX_BULK_ROWS);
}
