import { z } from 'zod';
import { HeldMoney, StaffSale, StaffSaleCard } from '#market/sales/staff/staff-sale-view.ts';
import {
  ActOnSale,
  DecideSale,
  ListAllSales,
  NoteArrivalByStaff,
  NoteDebtPaid,
  RefundAfterRelease,
} from '#rules/sales/dispute/dispute-schema.ts';
import { NameSale } from '#rules/sales/sale-schema.ts';
import { change, read } from '../operation.ts';

const sale = { sale: StaffSale };

/** Protected sales as admins look after them. */
export const staffSaleOperations = {
  sales: read({
    about: 'Protected sales, those nearest the wall first.',
    access: 'see all sales',
    input: ListAllSales,
    output: { items: z.array(StaffSaleCard), held: z.array(HeldMoney), next: z.string().nullable() },
    order: (market, wish) => market.staffSales.list(wish),
  }),
  sale: read({
    about: 'One protected sale.',
    access: 'see all sales',
    input: NameSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.show(wish) }),
  }),
  decideSale: change({
    about: 'Decides where the money of a sale goes.',
    access: 'decide disputes',
    input: DecideSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.decide(wish) }),
  }),
  decideSaleAppeal: change({
    about: 'The last word after an appeal.',
    access: 'decide disputes',
    input: DecideSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.decideAppeal(wish) }),
  }),
  postponeSale: change({
    about: 'More time to decide, once.',
    access: 'decide disputes',
    input: ActOnSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.postpone(wish) }),
  }),
  noteSaleArrival: change({
    about: 'The carrier says: delivered, on this day.',
    access: 'decide disputes',
    input: NoteArrivalByStaff,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.noteArrival(wish) }),
  }),
  followSale: change({
    about: 'The parcel came after all: a sale of the same terms.',
    access: 'decide disputes',
    input: ActOnSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.openFollowUp(wish) }),
  }),
  noteSaleDebtPaid: change({
    about: 'What we owed of a sale was paid by hand.',
    access: 'move sale money',
    input: NoteDebtPaid,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.noteDebtPaid(wish) }),
  }),
  freezeSale: change({
    about: 'Stops a sale to look into it.',
    access: 'freeze a sale',
    input: ActOnSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.freeze(wish) }),
  }),
  unfreezeSale: change({
    about: 'Lets it go on.',
    access: 'freeze a sale',
    input: ActOnSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.unfreeze(wish) }),
  }),
  revealSaleAddress: change({
    about: 'Shows where the parcel goes; the audit keeps it.',
    access: 'reveal an address',
    input: ActOnSale,
    output: {
      address: z.object({ name: z.string(), lines: z.array(z.string()), country: z.string() }),
    },
    order: (market, wish) => market.staffSales.revealAddress(wish),
  }),
  retrySaleMoney: change({
    about: 'Asks PayPal now for what is on its way.',
    access: 'move sale money',
    input: ActOnSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.retryMoney(wish) }),
  }),
  refundSale: change({
    about: 'Gives back of what was paid out.',
    access: 'move sale money',
    input: RefundAfterRelease,
    output: sale,
    order: async (market, wish) => ({ sale: await market.staffSales.refundAfterRelease(wish) }),
  }),
};
