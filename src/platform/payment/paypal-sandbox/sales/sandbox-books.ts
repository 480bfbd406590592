import type { BookAccount, EntryLine, SandboxSaleOrder } from './sandbox-sale-records.ts';

export type BookLine = EntryLine & { reference: string; currency: string; what: string; at: string };

type Sums = Partial<Record<BookAccount, number>>;

export const sumAccount = ({ entries }: Pick<SandboxSaleOrder, 'entries'>, account: BookAccount): number =>
  entries
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.account === account ? sum + line.amount : sum), 0);

/** What neither went back nor is on its way back. */
export const sumLeft = ({ total, refunds }: SandboxSaleOrder): number =>
  refunds.reduce((left, { amount, status }) => (status === 'FAILED' ? left : left - amount), total);

/** What of the partner's fee was not given back. */
export const sumFeeLeft = ({ fee, refunds }: SandboxSaleOrder): number =>
  refunds.reduce((left, { platformPart, status }) => (status === 'FAILED' ? left : left - platformPart), fee);

export const taken = ({ total }: SandboxSaleOrder): Sums => ({ payer: -total, held: total });

export function released(order: SandboxSaleOrder): Sums {
  const held = sumAccount(order, 'held');
  const [fee, charge] = [sumFeeLeft(order), order.capture?.charge ?? 0];
  return { held: -held, seller: held - fee - charge, partner: fee, paypal: charge };
}

type Part = { amount: number; platformPart: number };

/**
 * From what is held, as long as something is; then from the seller and, by its part, from the partner. The charge is
 * kept whatever goes back: once nothing is left the seller bears it, and if just as much is left, that pays it.
 */
export function refunded(order: SandboxSaleOrder, { amount, platformPart }: Part): Sums {
  const held = sumAccount(order, 'held');
  if (held < amount) return { payer: amount, seller: platformPart - amount, partner: -platformPart };
  const charge = order.capture?.charge ?? 0;
  const fee = sumFeeLeft(order) - platformPart;
  if (held === amount)
    return { payer: amount, held: -amount, seller: -charge - fee, partner: fee, paypal: charge };
  if (held - amount === charge && fee === 0) return { payer: amount, held: -held, paypal: charge };
  return { payer: amount, held: -amount };
}

/** The bank or the provider takes it back: all that did not go back before. */
export function reversed(order: SandboxSaleOrder): Sums {
  const left = sumLeft(order);
  return sumAccount(order, 'held') >= left ? { payer: left, held: -left } : { payer: left, seller: -left };
}

export const charged = (charge: number): Sums => ({ seller: -charge, paypal: charge });

/** The order with one more movement in its books. */
export function withEntry(order: SandboxSaleOrder, what: string, sums: Sums, at: Date): SandboxSaleOrder {
  const lines = (Object.entries(sums) as [BookAccount, number][])
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount }));
  if (lines.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error(`the sandbox's books would not sum to zero: ${what} of ${order.reference}`);
  return { ...order, entries: [...order.entries, { what, at: at.toISOString(), lines }] };
}

export type BookWish = { reference?: string; account?: BookAccount; currency?: string };

export const listBookLines = (orders: readonly SandboxSaleOrder[], wish: BookWish): BookLine[] =>
  orders
    .filter(({ reference }) => wish.reference === undefined || reference === wish.reference)
    .filter(({ currency }) => wish.currency === undefined || currency === wish.currency)
    .flatMap(({ reference, currency, entries }) =>
      entries.flatMap(({ what, at, lines }) =>
        lines.map((line) => ({ ...line, reference, currency, what, at })),
      ),
    )
    .filter(({ account }) => wish.account === undefined || account === wish.account);
