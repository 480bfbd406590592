import { acceptOffer } from './answer/accept-offer.ts';
import { answerByLink, showByLink } from './answer/answer-by-link.ts';
import { callOff } from './answer/call-off.ts';
import { convertAskingPrice } from './make/convert-asking-price.ts';
import { counterOffer } from './answer/counter-offer.ts';
import { declineOffer } from './answer/decline-offer.ts';
import { keepReserved } from './answer/keep-reserved.ts';
import { listOffers } from './show/list-offers.ts';
import { makeOffer } from './make/make-offer.ts';
import { countOwnWaiting } from '../agreements/show/count-own-waiting.ts';
import { showOfferGrounds } from './show/show-grounds.ts';
import { contactWithOffer, sendWithOffer } from './make/send-with-offer.ts';
import { showOffer } from './show/show-offer.ts';
import { withdrawOffer } from './answer/withdraw-offer.ts';

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
