import { adOperations } from './ad.ts';
import { contactOperations } from './contact.ts';
import { diagnosticOperations } from './diagnostic.ts';
import { messageOperations } from './message.ts';
import { moderationOperations } from './moderation.ts';
import { notificationOperations } from './notification.ts';
import type { OperationTable } from './operation.ts';
import { paymentOperations, subscriptionDetails } from './payment.ts';
import { buyerProfileOperations, sellerProfileOperations, staffProfileOperations } from './profile.ts';
import { priceOperations } from './price.ts';
import { reportOperations } from './report.ts';
import { savedOperations } from './saved.ts';
import { searchOperations } from './search.ts';
import { userOperations } from './user.ts';
import { userSafetyOperations } from './user-safety.ts';
import { sellerAdOperations } from './seller-ads.ts';
import { staffAdOperations } from './staff-ads.ts';
import { staffOperations } from './staff.ts';
import { uploadOperations } from './upload.ts';

/** Every operation by group and name: `/api/<group>/<name>`. */
export const api = {
  user: { ...userOperations, ...userSafetyOperations },
  ad: { ...adOperations, ...contactOperations },
  message: messageOperations,
  notification: notificationOperations,
  buyer: {
    ...buyerProfileOperations,
    getSubscriptionDetails: subscriptionDetails('enter the buyer area'),
  },
  seller: {
    ...sellerProfileOperations,
    ...sellerAdOperations,
    getSubscriptionDetails: subscriptionDetails('enter the seller area'),
  },
  'super-admin-user': {
    ...staffProfileOperations,
    ...staffAdOperations,
    ...staffOperations,
    ...moderationOperations,
  },
  payment: paymentOperations,
  price: priceOperations,
  report: reportOperations,
  saved: savedOperations,
  search: searchOperations,
  diagnostic: diagnosticOperations,
  upload: uploadOperations,
} satisfies Record<string, OperationTable>;
export type Api = typeof api;
