import { paypalId } from '../sandbox-orders.ts';
import type { SandboxAnswer } from '../sandbox-protocol.ts';
import { charged, sumLeft, reversed, withEntry } from './sandbox-books.ts';
import { hasOpenCase, tellOfCapture } from './sandbox-sale-captures.ts';
import { type SaleRoom, unknown } from './sandbox-room.ts';
import { caseMessage } from './sandbox-sale-messages.ts';
import type { SandboxCase, SandboxSaleOrder } from './sandbox-sale-records.ts';

export const CASE_REASONS = [
  'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  'UNAUTHORISED',
] as const;
export type CaseReason = (typeof CASE_REASONS)[number];

const isTaken = ({ capture }: SandboxSaleOrder) =>
  capture?.status === 'COMPLETED' || capture?.status === 'PARTIALLY_REFUNDED';

/** The buyer complains there. What is held is not paid out while it is looked into. */
export function openCase(room: SaleRoom, order: SandboxSaleOrder, reason: CaseReason): SandboxSaleOrder {
  if (!isTaken(order) || hasOpenCase(order)) return order;
  const opened: SandboxCase = {
    id: `PP-D-${paypalId()}`,
    reason,
    stage: 'INQUIRY',
    outcome: null,
    charge: 0,
    at: room.now().toISOString(),
  };
  const kept = room.records.keep({ ...order, cases: [...order.cases, opened] });
  room.tell('CUSTOMER.DISPUTE.CREATED', caseMessage(kept, opened));
  return kept;
}

/** From talking to each other to a claim that the provider, or the bank, decides. */
export function escalateCase(room: SaleRoom, order: SandboxSaleOrder): SandboxSaleOrder {
  return changeCase(room, order, { stage: 'CHARGEBACK' }, 'UPDATED');
}

export function closeCase(
  room: SaleRoom,
  order: SandboxSaleOrder,
  outcome: NonNullable<SandboxCase['outcome']>,
  charge = 0,
): SandboxSaleOrder {
  return changeCase(room, order, { outcome, charge }, 'RESOLVED');
}

/** The payer is right: the money goes back by itself, and a charge for the case may come on top. */
export function loseCase(room: SaleRoom, order: SandboxSaleOrder, charge = 0): SandboxSaleOrder {
  if (!hasOpenCase(order)) return order;
  const back = takeBack(room, order);
  const booked = charge > 0 ? withEntry(back, 'case charge', charged(charge), room.now()) : back;
  return closeCase(room, booked, 'RESOLVED_BUYER_FAVOUR', charge);
}

/** The bank takes the money back, wherever it is by now. */
export function takeBack(room: SaleRoom, given: SandboxSaleOrder): SandboxSaleOrder {
  // What was on its way back comes to nothing: it is taken from there, too.
  const refunds = given.refunds.map((each) =>
    each.status === 'PENDING' ? { ...each, status: 'FAILED' as const } : each,
  );
  const order = { ...given, refunds };
  const { capture } = order;
  if (!capture || !isTaken(order) || sumLeft(order) === 0) return given;
  const kept = room.records.keep({
    ...withEntry(order, 'reversed', reversed(order), room.now()),
    capture: { ...capture, status: 'REVERSED' },
  });
  tellOfCapture(room, kept, 'REVERSED');
  return kept;
}

function changeCase(
  room: SaleRoom,
  order: SandboxSaleOrder,
  change: Partial<SandboxCase>,
  what: 'UPDATED' | 'RESOLVED',
): SandboxSaleOrder {
  const open = order.cases.find(({ outcome }) => outcome === null);
  if (!open) return order;
  const changed = { ...open, ...change };
  const kept = room.records.keep({
    ...order,
    cases: order.cases.map((each) => (each.id === open.id ? changed : each)),
  });
  room.tell(`CUSTOMER.DISPUTE.${what}`, caseMessage(kept, changed));
  return kept;
}

export function readCase(order: SandboxSaleOrder | undefined, caseId: string): SandboxAnswer {
  const found = order?.cases.find(({ id }) => id === caseId);
  return order && found ? { status: 200, body: caseMessage(order, found) } : unknown();
}
