import { adOperations } from './ad.ts';
import type { OperationTable } from './operation.ts';
import { paymentOperations, subscriptionDetails } from './payment.ts';
import { diagnosticOperations } from './diagnostic.ts';
import { buyerProfileOperations, sellerProfileOperations, staffProfileOperations } from './profile.ts';
import { reportOperations } from './report.ts';
import { userOperations } from './user.ts';

/** Every operation by group and name: `/api/<group>/<name>`. */
export const api = {
  user: userOperations,
  ad: adOperations,
  buyer: {
    ...buyerProfileOperations,
    getSubscriptionDetails: subscriptionDetails('enter the buyer area'),
  },
  seller: {
    ...sellerProfileOperations,
    getSubscriptionDetails: subscriptionDetails('enter the seller area'),
  },
  'super-admin-user': { ...staffProfileOperations },
  payment: paymentOperations,
  report: reportOperations,
  diagnostic: diagnosticOperations,
} satisfies Record<string, OperationTable>;
export type Api = typeof api;
