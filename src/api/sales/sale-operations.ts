import { z } from 'zod';
import { LightView, SaleCard, SaleView } from '#market/sales/show/sale-view.ts';
import {
  AnswerCancel,
  CorrectParcel,
  EndSale,
  GrantDays,
  ListSales,
  NameSale,
  OfferPart,
  ProveHair,
  ShipHair,
  NoteArrival,
  StepInSale,
} from '#rules/sales/sale-schema.ts';
import { change, createOutside, read } from '../operation.ts';

const sale = { sale: SaleView };
const BUYER = 'act as the buyer of this sale';
const SELLER = 'act as the seller of this sale';

/** The protected sale: agreed by an offer, paid at the provider, which holds the money until both are content. */
export const saleOperations = {
  list: read({
    about: 'Your protected sales, the newest first.',
    access: 'see this sale',
    input: ListSales,
    output: { items: z.array(SaleCard), next: z.string().nullable() },
    order: (market, wish) => market.sales.list(wish),
  }),
  show: read({
    about: 'One protected sale of yours.',
    access: 'see this sale',
    input: NameSale,
    output: sale,
    order: async (market, own) => ({ sale: await market.sales.show(own) }),
  }),
  withdraw: change({
    about: 'Ends it before any money moved.',
    access: BUYER,
    input: EndSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.withdraw(wish) }),
  }),
  waitLonger: change({
    about: 'Gives three more days to pay, once.',
    access: SELLER,
    input: StepInSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.waitLonger(wish) }),
  }),
  pay: createOutside({
    about: 'Opens the payment: it is approved at approveUrl.',
    access: BUYER,
    input: StepInSale,
    output: { saleId: z.string(), approveUrl: z.string() },
    begin: async (_market, wish) => wish,
    finish: (market, wish) => market.sales.pay(wish),
  }),
  capture: change({
    about: 'Back from PayPal: takes what was approved.',
    access: BUYER,
    input: NameSale,
    output: sale,
    order: async (market, own) => ({ sale: await market.sales.capture(own) }),
  }),
  checkLight: change({
    about: 'The light as it is now, asked anew after a minute.',
    access: SELLER,
    input: NameSale,
    output: { light: LightView },
    order: (market, own) => market.sales.checkLight(own),
  }),
  codeWord: change({
    about: 'Ready to cut: PayPal is asked again, a code word is drawn.',
    access: SELLER,
    input: StepInSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.showCodeWord(wish) }),
  }),
  prove: change({
    about: 'Shows the cut hair, with what was measured.',
    access: SELLER,
    input: ProveHair,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.prove(wish) }),
  }),
  ship: change({
    about: 'The parcel is posted.',
    access: SELLER,
    input: ShipHair,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.ship(wish) }),
  }),
  correctParcel: change({
    about: 'Puts a parcel number right, once.',
    access: SELLER,
    input: CorrectParcel,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.correctParcel(wish) }),
  }),
  grantDays: change({
    about: 'Gives a day or two more to post, once.',
    access: BUYER,
    input: GrantDays,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.grantDays(wish) }),
  }),
  askCancel: change({
    about: 'Asks the seller to cancel after the payment.',
    access: BUYER,
    input: StepInSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.askToCancel(wish) }),
  }),
  answerCancel: change({
    about: 'Answers a buyer who asks to cancel.',
    access: SELLER,
    input: AnswerCancel,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.answerCancel(wish) }),
  }),
  cancel: change({
    about: 'Cancels a paid sale that is not posted yet.',
    access: BUYER,
    input: EndSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.cancel(wish) }),
  }),
  stop: change({
    about: 'Stops a sale of less than was promised.',
    access: BUYER,
    input: StepInSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.stop(wish) }),
  }),
  arrived: change({
    about: 'The parcel is there: three days to look.',
    access: BUYER,
    input: StepInSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.sayArrived(wish) }),
  }),
  noteArrival: change({
    about: 'The carrier says: delivered, on this day.',
    access: SELLER,
    input: NoteArrival,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.noteArrival(wish) }),
  }),
  acceptHair: change({
    about: 'All is well: the seller is paid.',
    access: BUYER,
    input: StepInSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.acceptHair(wish) }),
  }),
  offerPart: change({
    about: 'Offers some money back, in minor units.',
    access: SELLER,
    input: OfferPart,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.offerPart(wish) }),
  }),
  takePart: change({
    about: 'Takes what the seller offers back.',
    access: BUYER,
    input: StepInSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.takePart(wish) }),
  }),
};

const payout = {
  state: z.enum(['none', 'started', 'ready', 'incomplete', 'revoked']),
  missing: z.array(z.enum(['cannot-receive', 'email', 'permissions', 'taken'])),
  todo: z.array(z.string()),
  usableFrom: z.iso.datetime().nullable(),
};

/** Where a seller's money goes. */
export const payoutOperations = {
  connectPayout: change({
    about: 'Connects a PayPal account: go on at actionUrl.',
    access: 'connect a payout account',
    output: { actionUrl: z.string() },
    order: (market) => market.payout.connect(),
  }),
  getPayout: read({
    about: 'How your PayPal account stands, as we know it.',
    access: 'connect a payout account',
    output: payout,
    order: (market) => market.payout.show(),
  }),
  refreshPayout: change({
    about: 'Asks PayPal about it anew.',
    access: 'connect a payout account',
    output: payout,
    order: (market) => market.payout.refresh(),
  }),
  disconnectPayout: change({
    about: 'Takes your PayPal account away.',
    access: 'connect a payout account',
    order: (market) => market.payout.disconnect(),
  }),
};
