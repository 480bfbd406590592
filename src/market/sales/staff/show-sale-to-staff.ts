import { ensureMayLook } from '#rules/permissions.ts';
import { disputeHindrance } from '#rules/sales/dispute-steps.ts';
import type { NameSale } from '#rules/sales/sale-schema.ts';
import { allowedSaleEvents } from '#rules/sales/sale-state.ts';
import type { Context } from '../../context.ts';
import { toDisputeLife } from '../disputes/ensure-in-dispute.ts';
import { readBalances } from '../money/ledger-store.ts';
import { noSuchSale } from '../open-sale.ts';
import { findAddress } from '../pay/payment-store.ts';
import { toSaleLife } from '../sale-life.ts';
import { findSale, type SaleRow } from '../sale-store.ts';
import { makeSaleView } from '../show/make-sale-view.ts';
import { readSaleThings, type SaleThings } from '../show/show-store.ts';
import { readMoneyMoves } from './staff-sale-store.ts';
import type { StaffSale } from './staff-sale-view.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Everything of one sale but the addresses. */
export async function showSaleToStaff(ctx: Context, { saleId }: NameSale): Promise<StaffSale> {
  const account = ensureMayLook(ctx.viewer, 'see all sales');
  const { db } = ctx;
  const sale = await findSale(db, saleId, ctx.now());
  if (!sale) throw noSuchSale();
  const things = { ...(await readSaleThings(db, sale.id, ctx.now())), address: null, returnAddress: null };
  const { role: _role, other: _other, ...view } = makeSaleView(sale, things, account.id, ctx.now());
  const { refunds, release, cases } = await readMoneyMoves(db, sale.id);
  return {
    ...view,
    allowed: allowedToStaff(sale, things, ctx.now()),
    buyer: { id: sale.buyer_id, username: sale.buyer },
    seller: { id: sale.seller_id, username: sale.seller },
    takenAt: iso(sale.captured_at),
    wallAt: iso(sale.wall_at),
    hasAddress: (await findAddress(db, sale.id, 'buyer')) !== undefined,
    isArrivalNoted: sale.arrival_noted_at !== null,
    isDecisionMoved: (things.dispute?.decide_moved_why ?? null) !== null,
    balances: await readBalances(db, sale.id),
    moves: [
      ...refunds.map(({ kind, amount, state, why, tries, next_at }) => ({
        kind,
        amount,
        state,
        why,
        tries,
        nextAt: iso(next_at),
      })),
      ...(release
        ? [
            {
              kind: 'release' as const,
              amount: null,
              state: release.state,
              why: release.reason,
              tries: release.tries,
              nextAt: iso(release.next_at),
            },
          ]
        : []),
    ],
    cases: cases.map((one) => ({
      id: one.provider_case_id,
      reason: one.reason,
      stage: one.stage,
      outcome: one.outcome,
      openedAt: one.opened_at.toISOString(),
      closedAt: iso(one.closed_at),
    })),
  };
}

function allowedToStaff(sale: SaleRow, { dispute, decisions }: SaleThings, now: Date): StaffSale['allowed'] {
  const events = allowedSaleEvents(['admin'], toSaleLife(sale), now);
  if (sale.state !== 'disputed' || !dispute) return events;
  const isAppealOpen = dispute.appealed_at !== null && decisions.length === 1;
  const standing = toDisputeLife(sale, dispute, 'admin');
  return events.filter(
    (event) => (event === 'decide' && isAppealOpen) || disputeHindrance(event, standing, now) === null,
  );
}
