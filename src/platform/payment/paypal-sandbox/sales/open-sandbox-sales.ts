import type { NotificationManner } from '../sandbox-notifications.ts';
import type { SandboxAnswer } from '../sandbox-protocol.ts';
import { type BookLine, type BookWish, listBookLines } from './sandbox-books.ts';
import { type DeedWish, doDeed, type SaleDeed } from './sandbox-deeds.ts';
import type { SaleCall, SaleRoom } from './sandbox-room.ts';
import { ripen } from './sandbox-sale-captures.ts';
import { pressSaleButton } from './sandbox-sale-orders.ts';
import { answerSaleCall } from './sandbox-sale-protocol.ts';
import { openSaleRecords, type SandboxSaleOrder, type SandboxSeller } from './sandbox-sale-records.ts';
import { type ConnectOutcome, connectSeller, dealWithSeller, type SellerDeed } from './sandbox-sellers.ts';

/** The sandbox's protected sales as a test, or the desk, works with them. `sale`: any id of it, or our own reference. */
export type SandboxSales = {
  orders(): SandboxSaleOrder[];
  find(sale: string): SandboxSaleOrder | undefined;
  sellers(): SandboxSeller[];
  /** Somebody who was referred connects with this outcome; gives where they are sent to. */
  connect(
    trackingId: string,
    outcome?: ConnectOutcome,
    given?: { country?: string; merchantId?: string },
  ): string | undefined;
  deal(merchantId: string, deed: SellerDeed): void;
  /** Something happens to the money of a sale. */
  act(sale: string, deed: SaleDeed, wish?: DeedWish): SandboxSaleOrder;
  /** From now on the messages about this sale say something else than is true. */
  misreport(sale: string, instead: SandboxSaleOrder['misreport']): void;
  books(wish?: BookWish): BookLine[];
  balance(wish: BookWish): number;
  /** How long what is pending stays so; null: until `clear` or `deny`. */
  pendFor(ms: number | null): void;
  /** Its clock stands at a moment; null: goes on as before. */
  standAt(moment: Date | null): void;
};

export type SalesWishes = {
  file: string;
  clientId: string;
  url: string;
  now: () => Date;
  tell: (kind: string, resource: object, manner?: NotificationManner) => void;
};

const PENDING_MS = 30_000;
const LOOK_EVERY_MS = 1000;

export function openSandboxSales({ file, clientId, url, now, tell }: SalesWishes) {
  const records = openSaleRecords(file);
  let standing: Date | null = null;
  let pendingMs: number | null = PENDING_MS;
  const clock = () => standing ?? now();
  const ripe = { ...records, find: findRipe };
  const room: SaleRoom = { records: ripe, clientId, url, now: clock, tell, pendingMs: () => pendingMs };
  const letTimeWork = () => {
    for (const order of records.unripe()) ripen(room, order);
  };
  // Nobody has to ask for time to pass; whoever asks before this looks is answered as if it had.
  const looking = setInterval(letTimeWork, LOOK_EVERY_MS).unref();

  function findRipe(sale: string): SandboxSaleOrder | undefined {
    const order = records.find(sale);
    return order && ripen(room, order);
  }
  function get(sale: string): SandboxSaleOrder {
    const order = findRipe(sale);
    if (!order) throw new Error(`the sandbox knows no sale ${sale}`);
    return order;
  }
  const orders = () => {
    letTimeWork();
    return records.orders();
  };
  const books = (wish: BookWish = {}) => listBookLines(orders(), wish);

  const sales: SandboxSales = {
    orders,
    find: findRipe,
    sellers: records.sellers,
    connect: (trackingId, outcome = 'finish', given) => connectSeller(room, trackingId, outcome, given),
    deal: (merchantId, deed) => dealWithSeller(room, merchantId, deed),
    act: (sale, deed, wish) => doDeed(room, get(sale), deed, wish),
    misreport: (sale, instead) => void records.keep({ ...get(sale), misreport: instead }),
    books,
    balance: (wish) => books(wish).reduce((sum, { amount }) => sum + amount, 0),
    pendFor: (ms) => void (pendingMs = ms),
    standAt: (moment) => void (standing = moment),
  };
  return {
    sales,
    now: clock,
    findReferred: records.findReferred,
    press: (order: SandboxSaleOrder, button: string, payerId?: string) =>
      pressSaleButton(room, order, button, payerId),
    /** Undefined: the call is about something else. */
    answer: (call: SaleCall): SandboxAnswer | undefined => answerSaleCall(room, call),
    /** The answer that the `error` button takes away, once. */
    loseAnswer(orderId: string): boolean {
      const order = records.find(orderId);
      if (order?.button !== 'error' || order.answerLost || !order.capture) return false;
      records.keep({ ...order, answerLost: true });
      return true;
    },
    close: () => clearInterval(looking),
  };
}
export type OpenSales = ReturnType<typeof openSandboxSales>;
