import { z } from 'zod';
import { KnownTrader, OwnCheck } from '#market/certified/check-view.ts';
import { AskBuyerCheck } from '#rules/certified/buyer-check-schema.ts';
import { change, read } from '../operation.ts';

/** Asking to be a certified buyer, and how that stands. */
export const certifiedOperations = {
  buyerCheck: read({
    about:
      'How your own check stands, whether the plan Certified Buyer runs, and what is known of you as a trader. Null where nothing was sent yet.',
    access: 'choose a plan',
    output: { check: OwnCheck.nullable(), hasPlan: z.boolean(), trader: KnownTrader.nullable() },
    order: (market) => market.certified.own(),
  }),
  askBuyerCheck: change({
    about:
      'Sends what staff need to look at. The version is the one you saw in buyerCheck, 0 where there was nothing; sent twice, it waits once.',
    access: 'choose a plan',
    input: AskBuyerCheck,
    order: (market, details) => market.certified.ask(details),
  }),
};
