import { ensureMayLook } from '#rules/permissions.ts';
import type { NameSale } from '#rules/sales/sale-schema.ts';
import type { SaleStanding } from '#rules/sales/life/sale-hindrances.ts';
import type { Context } from '../../context.ts';
import { readBalances } from '../money/ledger-store.ts';
import { noSuchSale } from '../open-sale.ts';
import { findAddress } from '../pay/payment-store.ts';
import { findSale, type SaleRow } from '../sale-store.ts';
import { makeSaleView } from '../show/make-sale-view.ts';
import { readSaleThings } from '../show/show-store.ts';
import { listOpenEvents } from '../standing/read-standing.ts';
import { followUpHindrance } from './aftermath/follow-store.ts';
import { readStandingForStaff } from './decide/appeal-standing.ts';
import { releaseHindrance } from './decide/ensure-outcome.ts';
import { readPutOff } from './decide/put-off-until.ts';
import { readMoneyMoves } from './staff-sale-store.ts';
import type { StaffSale } from './staff-sale-view.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Everything of one sale but the addresses. */
export async function showSaleToStaff(ctx: Context, { saleId }: NameSale): Promise<StaffSale> {
  const account = ensureMayLook(ctx.viewer, 'see all sales');
  const { db } = ctx;
  const sale = await findSale(db, saleId, ctx.now());
  if (!sale) throw noSuchSale();
  const standing = await readStandingForStaff(ctx, sale, account.id);
  const things = {
    ...(await readSaleThings(db, sale, ctx.now())),
    standing,
    address: null,
    returnAddress: null,
  };
  const onlooker = { reader: account.id, now: ctx.now() };
  const { role: _role, other: _other, ...view } = makeSaleView(sale, things, onlooker);
  const { refunds, release, cases } = await readMoneyMoves(db, sale.id);
  return {
    ...view,
    allowed: allowedToStaff(sale, standing, onlooker),
    buyer: { id: sale.buyer_id, username: sale.buyer },
    seller: { id: sale.seller_id, username: sale.seller },
    takenAt: iso(sale.captured_at),
    wallAt: iso(sale.wall_at),
    hasAddress: (await findAddress(db, sale.id, 'buyer')) !== undefined,
    mayRelease: releaseHindrance(sale) === null,
    mayPutOff: readPutOff(sale, things.dispute).until !== null,
    mayFollowUp: (await followUpHindrance(db, sale)) === null,
    balances: await readBalances(db, sale.id),
    owed: things.owed,
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

/** Nobody of staff touches a sale with themself. */
const allowedToStaff = (
  sale: SaleRow,
  standing: SaleStanding,
  { reader, now }: { reader: string; now: Date },
): StaffSale['allowed'] =>
  [sale.buyer_id, sale.seller_id].includes(reader)
    ? []
    : listOpenEvents(sale, standing, { accountId: reader, now });
