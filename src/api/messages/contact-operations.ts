import { ContactSeller } from '#rules/messages/message-schema.ts';
import { SentMessage } from '#market/messages/message-view.ts';
import { create } from '../operation.ts';

/** Asking a seller; in the specification's group `ad`. */
export const contactOperations = {
  sendEmailtoUser: create({
    about: 'Writes to the seller of an ad. Neither person sees the other’s address.',
    access: 'contact this seller',
    input: ContactSeller,
    output: SentMessage.shape,
    order: (market, message) => market.offers.contact(message),
  }),
};
