import { adOperations } from './ads/ad-operations.ts';
import { buyerCheckOperations } from './staff/buyer-check-operations.ts';
import { bundleOperations } from './bundles/bundle-operations.ts';
import { certifiedOperations } from './accounts/certified-operations.ts';
import { contactOperations } from './messages/contact-operations.ts';
import { diagnosticOperations } from './accounts/diagnostic-operations.ts';
import { invitationOperations } from './staff/invitation-operations.ts';
import { takingUpOperations } from './accounts/taking-up-operations.ts';
import { messageOperations } from './messages/message-operations.ts';
import { moderationOperations } from './staff/moderation-operations.ts';
import { notificationOperations } from './accounts/notification-operations.ts';
import { offerOperations } from './offers/offer-operations.ts';
import type { OperationTable } from './operation.ts';
import { paymentOperations, subscriptionDetails } from './payments/payment-operations.ts';
import {
  buyerProfileOperations,
  sellerProfileOperations,
  staffProfileOperations,
} from './accounts/profile-operations.ts';
import { personOperations } from './staff/person-operations.ts';
import { priceOperations } from './payments/price-operations.ts';
import { ratingOperations } from './messages/rating-operations.ts';
import { reportOperations } from './staff/report-operations.ts';
import { disputeOperations } from './sales/dispute-operations.ts';
import { payoutOperations, saleOperations } from './sales/sale-operations.ts';
import { staffSaleOperations } from './sales/staff-sale-operations.ts';
import { savedOperations } from './ads/saved-operations.ts';
import { searchOperations } from './ads/search-operations.ts';
import { userOperations } from './accounts/user-operations.ts';
import { userSafetyOperations } from './accounts/user-safety-operations.ts';
import { sellerAdOperations } from './ads/seller-ad-operations.ts';
import { staffAdOperations } from './ads/staff-ad-operations.ts';
import { staffOperations } from './staff/staff-operations.ts';
import { tradeOperations } from './ads/trade-operations.ts';
import { uploadOperations } from './ads/upload-operations.ts';
import { staffWantedOperations, wantedOperations } from './wanted/wanted-operations.ts';

/** Every operation by group and name: `/api/<group>/<name>`. */
export const api = {
  user: { ...userOperations, ...userSafetyOperations, ...takingUpOperations },
  ad: { ...adOperations, ...contactOperations },
  message: messageOperations,
  notification: notificationOperations,
  offer: offerOperations,
  bundle: bundleOperations,
  buyer: {
    ...buyerProfileOperations,
    ...certifiedOperations,
    getSubscriptionDetails: subscriptionDetails('enter the buyer area'),
  },
  seller: {
    ...sellerProfileOperations,
    ...sellerAdOperations,
    ...payoutOperations,
    getSubscriptionDetails: subscriptionDetails('enter the seller area'),
  },
  'super-admin-user': {
    ...staffProfileOperations,
    ...staffAdOperations,
    ...staffOperations,
    ...moderationOperations,
    ...personOperations,
    ...invitationOperations,
    ...buyerCheckOperations,
    ...staffSaleOperations,
    ...staffWantedOperations,
  },
  payment: paymentOperations,
  price: priceOperations,
  rating: ratingOperations,
  report: reportOperations,
  sale: { ...saleOperations, ...disputeOperations },
  saved: savedOperations,
  search: searchOperations,
  trade: tradeOperations,
  diagnostic: diagnosticOperations,
  upload: uploadOperations,
  wanted: wantedOperations,
} satisfies Record<string, OperationTable>;
export type Api = typeof api;
