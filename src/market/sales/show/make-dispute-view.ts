import { type CarrierName, followParcel } from '#rules/sales/parcel/carriers.ts';
import { RETURN_ADDRESS_MS } from '#rules/sales/life/sale-deadlines.ts';
import type { DecisionRow } from '../disputes/dispute-store.ts';
import { sayDecision } from '../disputes/tell-decided.ts';
import type { SaleRow } from '../sale-store.ts';
import type { DisputeView, ReturnView } from './dispute-view.ts';
import type { SaleThings } from './show-store.ts';

const sideOf = (sale: SaleRow, accountId: string): 'buyer' | 'seller' =>
  accountId === sale.seller_id ? 'seller' : 'buyer';
const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function makeDisputeView(sale: SaleRow, things: SaleThings): DisputeView | null {
  const { dispute, statements, decisions, photos } = things;
  if (!dispute) return null;
  return {
    caseNumber: dispute.case_number,
    reason: dispute.reason,
    openedBy: dispute.opened_by === null ? 'staff' : sideOf(sale, dispute.opened_by),
    openedAt: dispute.opened_at.toISOString(),
    isOpen: dispute.closed_at === null,
    isAnswered: dispute.answered_at !== null,
    answerBy: dispute.answer_by.toISOString(),
    decideBy: dispute.decide_by.toISOString(),
    appealBy: iso(sale.stands_at),
    appealedBy: dispute.appealed_by === null ? null : sideOf(sale, dispute.appealed_by),
    acceptedBy: [
      ...(dispute.buyer_accepts_at ? (['buyer'] as const) : []),
      ...(dispute.seller_accepts_at ? (['seller'] as const) : []),
    ],
    statements: statements.map(({ said_by, kind, shown_text, at }) => ({
      by: sideOf(sale, said_by),
      kind,
      text: shown_text,
      at: at.toISOString(),
    })),
    photos: photos
      .filter((photo) => photo.kind !== 'receipt' && !isProof(sale, photo))
      .map(({ photo_id, kind, sent_by, word, seen_before }) => ({
        id: photo_id,
        kind,
        by: sideOf(sale, sent_by),
        word,
        isSeenBefore: seen_before,
      })),
    decisions: decisions.map((decision) => toDecision(sale, decision)),
    earlierDecisions: things.earlierDecisions.map((decision) => toDecision(sale, decision)),
  };
}

const toDecision = (sale: SaleRow, decision: DecisionRow): DisputeView['decisions'][number] => ({
  outcome: decision.outcome,
  amount: decision.amount,
  says: sayDecision(sale, decision),
  statement: decision.statement,
  at: decision.at.toISOString(),
  isByClock: decision.decided_by === null,
});

/** What the seller showed before she posted it, with her own word. */
export const isProof = (sale: SaleRow, { word }: { word: string | null }): boolean =>
  word !== null && word === sale.code_word;

export function makeReturnView(
  sale: SaleRow,
  { back, returnAddress }: Returned,
  role: string,
): ReturnView | null {
  if (sale.return_word === null) return null;
  const isOpen = sale.state === 'returning';
  return {
    returnBy: iso(sale.return_by),
    objectBy: iso(sale.object_by),
    hasAddress: sale.has_return_address,
    addressBy:
      isOpen && !sale.has_return_address
        ? new Date(sale.state_since.getTime() + RETURN_ADDRESS_MS).toISOString()
        : null,
    address: role === 'buyer' && isOpen ? returnAddress : null,
    parcel: back && {
      carrier: back.carrier,
      number: back.number,
      followUrl: back.number === null ? null : followParcel(back.carrier as CarrierName, back.number),
      sentAt: back.sent_at.toISOString(),
    },
  };
}
type Returned = { back: SaleThings['parcelBack']; returnAddress: SaleThings['returnAddress'] };
