import { z } from 'zod';
import { HeldMoney, StaffSale, StaffSaleCard } from '#market/sales/staff/staff-sale-view.ts';
import { DecideSale, ListAllSales } from '#rules/sales/dispute-schema.ts';
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
};
