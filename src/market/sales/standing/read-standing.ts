import type { Database } from '#platform/postgres/database.ts';
import { openSaleEvents, type SaleStanding } from '#rules/sales/life/sale-hindrances.ts';
import type { SaleEvent, SaleParty } from '#rules/sales/life/sale-life.ts';
import { saleParties } from '#rules/sales/life/sale-state.ts';
import { protectionFor } from '#rules/sales/protection.ts';
import type { Context } from '../../context.ts';
import { type DisputeRow, readDisputes } from '../disputes/dispute-store.ts';
import { toDisputeLife } from '../disputes/ensure-in-dispute.ts';
import { partProblem } from '../money/give-part.ts';
import { readLight, toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import { readStandingRows, type StandingRow } from './standing-store.ts';

/** How each of these sales stands for somebody, by sale: all that decides what they can do with it. */
export async function readStandings(
  ctx: Context,
  db: Database,
  sales: readonly SaleRow[],
  accountId: string,
): Promise<ReadonlyMap<string, SaleStanding>> {
  const rows = await readStandingRows(db, {
    ids: sales.map(({ id }) => id),
    reader: accountId,
    now: ctx.now(),
  });
  const disputes = await readDisputes(db, sales);
  const standings = new Map<string, SaleStanding>();
  for (const sale of sales) {
    const row = rows.get(sale.id);
    const party = partyOf(sale, accountId);
    if (row) standings.set(sale.id, toStanding(ctx, sale, { row, dispute: disputes.get(sale.id) }, party));
  }
  return standings;
}

/** The same of one. */
export async function readStanding(
  ctx: Context,
  db: Database,
  sale: SaleRow,
  accountId: string,
): Promise<SaleStanding> {
  const standing = (await readStandings(ctx, db, [sale], accountId)).get(sale.id);
  if (!standing) throw new Error(`the sale ${sale.id} is gone`);
  return standing;
}

/** What somebody can do with a sale now: one of its two people, or staff with no part in it. */
export const listOpenEvents = (
  sale: SaleRow,
  standing: SaleStanding,
  { accountId, now }: { accountId: string; now: Date },
): SaleEvent[] => openSaleEvents(partyOf(sale, accountId), { life: toSaleLife(sale), standing }, now);

const partyOf = (sale: SaleRow, accountId: string): SaleParty =>
  saleParties(accountId, toSaleLife(sale))[0] ?? 'admin';

type Beside = { row: StandingRow; dispute: DisputeRow | undefined };

function toStanding(ctx: Context, sale: SaleRow, { row, dispute }: Beside, party: SaleParty): SaleStanding {
  const light = readLight(sale, ctx.now());
  const payee = { country: row.payee_country ?? sale.from_country };
  const fits = (amount: number) => partProblem(sale, row.parts_taken, amount) === null;
  return {
    seller: sale.seller,
    isSellerConnected: sale.is_seller_connected,
    isProtectionPossible: protectionFor(sale, { country: sale.country }, payee, ctx.saleSettings).isPossible,
    isPayable: sale.pay_by !== null,
    hasWaitedLonger: sale.paid_longer_at !== null,
    isBeingAsked: row.is_being_asked,
    isStillPaying: sale.state === 'paying',
    buyersBar: row.has_case_of_buyer ? 'case' : row.owes_for_late_parcel ? 'came-late' : null,
    hasGrantedDays: sale.days_granted > 0,
    isCancelAsked: sale.cancel_asked_at !== null,
    red: light.colour === 'red' ? light.why : null,
    parts: {
      made: row.parts_made,
      isOneOpen: row.part_open !== null,
      doesOpenFit: row.part_open !== null && fits(row.part_open),
      isAnyLeft: fits(1),
    },
    isParcelCorrected: row.is_parcel_corrected,
    isArrivalNoted: sale.arrival_noted_at !== null,
    additions: row.additions,
    // What staff decide beside a dispute is not about it.
    dispute:
      dispute && (party !== 'admin' || sale.state === 'disputed')
        ? toDisputeLife(sale, dispute, party)
        : null,
    appeal: null,
    frozenWhy: sale.frozen_why,
    isFrozenInDispute:
      sale.frozen_from === 'disputed' && (sale.frozen_why === 'staff' || sale.frozen_why === 'report'),
    hasCase: row.has_case,
  };
}
