import { z } from 'zod';
import { CURRENCIES } from '#rules/money/money.ts';
import { ORDER_STATES } from '#rules/payments/order-state.ts';
import {
  ChoosePlan,
  CreateOrder,
  GiveBackOrder,
  NamedOrder,
  RefundOrder,
} from '#rules/payments/order-schema.ts';
import { GiveBackOffer, StaffOrder } from '#market/payments/give-back/give-back-view.ts';
import {
  LedgerEntry,
  OrderView,
  PlanPriceView,
  PlanView,
  SubscriptionView,
} from '#market/payments/order-view.ts';
import { SetPlanPrices } from '#rules/payments/plan-price-schema.ts';
import type { Permission } from '#rules/permissions.ts';
import { change, create, createOutside, read } from '../operation.ts';

const day = z.iso.date('Write the day like 2026-01-31.').optional();

/** Plans, orders and the money they bring. The provider's own door, `payment/webhook`, is in server/. */
export const paymentOperations = {
  plans: read({
    about: 'All plans with their prices in minor units.',
    access: 'anyone',
    output: { plans: z.array(PlanView) },
    order: async (market) => ({ plans: await market.payments.plans() }),
  }),
  setPlanPrices: change({
    about: 'Sets what a plan costs, in minor units; orders that were made keep their price.',
    access: 'set plan prices',
    input: SetPlanPrices,
    output: { plans: z.array(PlanPriceView) },
    order: async (market, input) => ({ plans: await market.payments.setPrices(input) }),
  }),
  choosePlan: create({
    about: 'Takes a plan that costs nothing.',
    access: 'choose a plan',
    input: ChoosePlan,
    output: { subscription: SubscriptionView },
    order: async (market, input) => ({ subscription: await market.payments.chooseFree(input) }),
  }),
  createOrder: createOutside({
    about:
      'Orders a plan at our price; the payer approves it at approveUrl. In rupees, the price in US dollars is charged.',
    access: 'choose a plan',
    input: CreateOrder,
    output: { orderId: z.string(), approveUrl: z.string() },
    begin: (market, input) => market.payments.create(input),
    finish: (market, { orderId }) => market.payments.open(orderId),
  }),
  captureOrder: change({
    about: 'Takes the money for an approved order and starts the plan; asked again, the same answer.',
    access: 'signed-in',
    input: NamedOrder,
    output: { state: z.enum(ORDER_STATES), subscription: SubscriptionView },
    order: (market, input) => market.payments.capture(input),
  }),
  cancelOrder: change({
    about: 'Gives up an order before any money was taken.',
    access: 'signed-in',
    input: NamedOrder,
    output: { order: OrderView },
    order: async (market, input) => ({ order: await market.payments.cancel(input) }),
  }),
  getOrder: read({
    about: 'The status of your own order.',
    access: 'signed-in',
    input: NamedOrder,
    output: {
      order: OrderView,
      approveUrl: z.string().nullable(),
      subscription: SubscriptionView,
      partsGivenBack: z.int(),
      giveBack: GiveBackOffer.nullable(),
    },
    order: (market, input) => market.payments.show(input),
  }),
  giveBackOrder: change({
    about:
      'Within 14 days: gives you back the money for the days that are left, and ends the plan. Say the sum that getOrder showed.',
    access: 'signed-in',
    input: GiveBackOrder,
    output: { order: OrderView },
    order: async (market, input) => ({ order: await market.payments.giveBack(input) }),
  }),
  staffOrder: read({
    about: 'Any order, with what went back of it and what can still go back.',
    access: 'see subscriptions',
    input: NamedOrder,
    output: StaffOrder.shape,
    order: (market, input) => market.payments.showToStaff(input),
  }),
  refundOrder: change({
    about:
      'Gives money of an order back: the whole or the days that are left, which end the plan it bought, or a part, with which it goes on.',
    access: 'change subscriptions',
    input: RefundOrder,
    output: { order: OrderView },
    order: async (market, input) => ({ order: await market.payments.refund(input) }),
  }),
  ledger: read({
    about: 'Every payment and refund, with what remains in each currency.',
    access: 'see subscriptions',
    input: z.strictObject({ from: day, until: day }),
    output: {
      entries: z.array(LedgerEntry),
      totals: z.partialRecord(z.enum(CURRENCIES), z.int()),
    },
    order: (market, span) => market.payments.ledger(span),
  }),
};

/** One's own plan, dates and orders: the same for buyers and sellers. */
export const subscriptionDetails = (access: Permission) =>
  read({
    about: 'Your own plan, what it allows, and the orders behind it.',
    access,
    output: {
      subscription: SubscriptionView,
      limits: z.object({
        liveAds: z.int(),
        photosPerAd: z.int(),
        featuredAds: z.int(),
        newConversationsPerDay: z.int(),
        alerts: z.int(),
        offersPerDay: z.int(),
        openOffers: z.int(),
        keptBundles: z.int(),
        watchedBundles: z.int(),
        wantedAds: z.int(),
        wantedAnswersPerDay: z.int(),
      }),
      orders: z.array(OrderView),
    },
    order: (market) => market.payments.ownSubscription(),
  });
