import { askCheck } from './ask-check.ts';
import { certifyBuyer, refuseBuyer, withdrawBuyer } from './decide-check.ts';
import { listBuyerChecks } from './list-buyer-checks.ts';
import { showOwnCheck } from './show-own-check.ts';

/** Buyers whom staff looked at. */
export const certifiedMenus = {
  certified: {
    own: showOwnCheck,
    ask: askCheck,
    list: listBuyerChecks,
    certify: certifyBuyer,
    refuse: refuseBuyer,
    withdraw: withdrawBuyer,
  },
};
