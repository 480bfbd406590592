import { data, type RouterContextProvider } from 'react-router';
import type { Market } from '#market/market.ts';
import { Bulk } from '#rules/staff/staff-schema.ts';
import { MAX_BULK_ROWS, type BulkAct } from '#rules/staff/bulk-acts.ts';
import type { BulkResult } from '#market/staff/bulk-view.ts';
import { type FormState, submit, readTexts } from '../../request/submit.ts';

/** What a bulk act brought, or why it was not begun. */
export type BulkAnswer = {
  done?: { act: BulkAct; reason: string; results: BulkResult[] };
  refused?: FormState;
};

type Posted = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The rows of the next page of everything that matches, as the ticks name them. */
  match: (market: Market, after: string | undefined) => Promise<{ rows: string[]; next: string | null }>;
};

/** Does what the bar below a table asks: to the ticked rows, or to all that match. */
export async function bulkFromForm({ request, context, match }: Posted) {
  let isAll = false;
  const sent = await submit({
    request,
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
    order: async (market, bulk) => {
      const rows = isAll ? await allRows(market, match) : bulk.rows;
      return { act: bulk.act, reason: bulk.reason, results: await market.staff.bulk({ ...bulk, rows }) };
    },
  });
  const answer: BulkAnswer = sent.isDone ? { done: sent.answer } : { refused: sent.back.data };
  return data(answer, sent.isDone ? {} : (sent.back.init ?? {}));
}

async function allRows(market: Market, match: Posted['match']): Promise<string[]> {
  const rows: string[] = [];
  let after: string | undefined;
  do {
    const page = await match(market, after);
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined && rows.length < MAX_BULK_ROWS);
  return rows.slice(0, MAX_BULK_ROWS);
}
