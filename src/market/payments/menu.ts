import { listLedger } from './ledger/list-ledger.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { captureOrder } from './orders/capture-order.ts';
import { createOrder } from './orders/create-order.ts';
import { openOrder } from './orders/open-order.ts';
import { showOrder } from './orders/show-order.ts';
import { checkSellerPaid } from './plans/check-seller-paid.ts';
import { chooseFreePlan } from './plans/choose-free-plan.ts';
import { listPlanPrices } from './plans/list-plan-prices.ts';
import { listPlans } from './plans/list-plans.ts';
import { setPlanPrices } from './plans/set-plan-prices.ts';
import { showSubscription } from './plans/show-subscription.ts';
import { receiveWebhook } from './settle/receive-webhook.ts';
import { giveBackOwnOrder } from './give-back/give-back-own-order.ts';
import { refundOrder } from './give-back/refund-order.ts';
import { showOrderToStaff } from './give-back/show-order-to-staff.ts';

/** Plans and what is paid for them. */
export const paymentMenus = {
  payments: {
    plans: listPlans,
    pricesForStaff: listPlanPrices,
    setPrices: setPlanPrices,
    chooseFree: chooseFreePlan,
    create: createOrder,
    open: openOrder,
    capture: captureOrder,
    cancel: cancelOrder,
    show: showOrder,
    showToStaff: showOrderToStaff,
    giveBack: giveBackOwnOrder,
    refund: refundOrder,
    ledger: listLedger,
    ownSubscription: showSubscription,
    checkSeller: checkSellerPaid,
    receiveWebhook,
  },
};
