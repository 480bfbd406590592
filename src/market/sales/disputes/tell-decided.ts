import { formatMoney } from '#rules/money/money.ts';
import { DECISION_SENTENCES } from '#rules/sales/words/disputes.ts';
import type { SaleRow } from '../sale-store.ts';
import type { NewDecision } from './dispute-store.ts';

/** A decision as both read it. */
export const sayDecision = (
  { buyer, seller, currency }: Pick<SaleRow, 'buyer' | 'seller' | 'currency'>,
  { outcome, amount }: Pick<NewDecision, 'outcome' | 'amount'>,
): string =>
  DECISION_SENTENCES[outcome]({
    buyer,
    seller,
    part: amount === null ? '' : formatMoney({ amount, currency }),
  });

/** What a letter says of it. */
export const tellDecided = (
  sale: SaleRow,
  decision: Pick<NewDecision, 'outcome' | 'amount' | 'statement'>,
) => ({ decision: sayDecision(sale, decision), statement: decision.statement });
