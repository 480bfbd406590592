import { acceptOffer } from './accept-offer.ts';
import { answerByLink, showByLink } from './answer-by-link.ts';
import { callOff } from './call-off.ts';
import { convertAskingPrice } from './convert-asking-price.ts';
import { counterOffer } from './counter-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { keepReserved } from './keep-reserved.ts';
import { listOffers } from './list-offers.ts';
import { makeOffer } from './make-offer.ts';
import { countOwnWaiting } from '../agreements/count-own-waiting.ts';
import { showOfferGrounds } from './show-grounds.ts';
import { contactWithOffer, sendWithOffer } from './send-with-offer.ts';
import { showOffer } from './show-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';

/** Everything that can be done with offers, and with messages that may bring one. */
export const offerMenus = {
  offers: {
    make: makeOffer,
    convertAsking: convertAskingPrice,
    accept: acceptOffer,
    decline: declineOffer,
    counter: counterOffer,
    withdraw: withdrawOffer,
    keepReserved,
    callOff,
    list: listOffers,
    show: showOffer,
    countWaiting: countOwnWaiting,
    grounds: showOfferGrounds,
    showByLink,
    answerByLink,
    contact: contactWithOffer,
    send: sendWithOffer,
  },
};
