import { exportLedger } from './ledger/export-ledger.ts';
import { listLedger } from './ledger/list-ledger.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { captureOrder } from './orders/capture-order.ts';
import { createOrder } from './orders/create-order.ts';
import { openOrder } from './orders/open-order.ts';
import { showOrder } from './orders/show-order.ts';
import { checkSellerPaid } from './plans/check-seller-paid.ts';
import { chooseFreePlan } from './plans/choose-free-plan.ts';
import { listPlans } from './plans/list-plans.ts';
import { showSubscription } from './plans/show-subscription.ts';
import { receiveWebhook } from './settle/receive-webhook.ts';
import { refundOrder } from './settle/refund-order.ts';

/** Plans and what is paid for them. */
export const paymentMenus = {
  payments: {
    plans: listPlans,
    chooseFree: chooseFreePlan,
    create: createOrder,
    open: openOrder,
    capture: captureOrder,
    cancel: cancelOrder,
    show: showOrder,
    refund: refundOrder,
    ledger: listLedger,
    ledgerFile: exportLedger,
    ownSubscription: showSubscription,
    checkSeller: checkSellerPaid,
    receiveWebhook,
  },
};
