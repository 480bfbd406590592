import { adOperations } from './ad.ts';
import type { OperationTable } from './operation.ts';
import { paymentOperations, subscriptionDetails } from './payment.ts';
import { reportOperations } from './report.ts';

/** Every operation by group and name: `/api/<group>/<name>`. */
export const api = {
  ad: adOperations,
  buyer: { getSubscriptionDetails: subscriptionDetails('enter the buyer area') },
  payment: paymentOperations,
  report: reportOperations,
  seller: { getSubscriptionDetails: subscriptionDetails('enter the seller area') },
} satisfies Record<string, OperationTable>;
export type Api = typeof api;
