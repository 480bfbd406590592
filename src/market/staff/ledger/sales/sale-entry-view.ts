import type { SaleAccount } from '#rules/sales/life/sale-kinds.ts';
import type { Currency } from '#rules/money/money.ts';
import type { SaleEntryKind } from '#rules/sales/money/sale-entries.ts';

/** One entry of the books of protected sales: what moved on each account, together nothing. */
export type SaleEntry = {
  id: string;
  at: string;
  kind: SaleEntryKind;
  saleId: string;
  title: string;
  buyer: string;
  seller: string;
  currency: Currency;
  amounts: Record<SaleAccount, number>;
};
