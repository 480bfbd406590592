import { z } from 'zod';
import { BuyerCheck } from '#market/certified/check-view.ts';
import { CertifyBuyer, RefuseBuyer } from '#rules/certified/buyer-check-schema.ts';
import { change, read } from '../operation.ts';

const CHECK = 'check buyers';

/** Buyers who ask to be certified. Of two who decide at once the second hears who did what. */
export const buyerCheckOperations = {
  buyerChecks: read({
    about: 'Buyers who wait for a check, and those who are certified.',
    access: CHECK,
    output: { at: z.iso.datetime(), asked: z.array(BuyerCheck), certified: z.array(BuyerCheck) },
    order: (market) => market.certified.list(),
  }),
  certifyBuyer: change({
    about: 'Certifies a buyer: what was looked at, and until when it holds, a year at most. They are told.',
    access: CHECK,
    input: CertifyBuyer,
    order: (market, decision) => market.certified.certify(decision),
  }),
  refuseBuyer: change({
    about: 'Refuses what a buyer sent. They read why, and can send it anew.',
    access: CHECK,
    input: RefuseBuyer,
    order: (market, decision) => market.certified.refuse(decision),
  }),
  withdrawBuyer: change({
    about: 'Takes the badge back before its time. They read why.',
    access: CHECK,
    input: RefuseBuyer,
    order: (market, decision) => market.certified.withdraw(decision),
  }),
};
