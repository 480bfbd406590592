import { EvidenceFile } from '#market/sales/show/evidence-view.ts';
import { SaleView } from '#market/sales/show/sale-view.ts';
import {
  AppealDecision,
  GiveIn,
  OpenDispute,
  PostReturn,
  SpeakInDispute,
  TellReturnAddress,
} from '#rules/sales/dispute/dispute-schema.ts';
import { NameSale, StepInSale } from '#rules/sales/sale-schema.ts';
import { change, read } from '../operation.ts';

const sale = { sale: SaleView };
const BUYER = 'act as the buyer of this sale';
const SELLER = 'act as the seller of this sale';

/** A protected sale in which something is wrong. */
export const disputeOperations = {
  dispute: change({
    about: 'Something is wrong: says what, with photos.',
    access: BUYER,
    input: OpenDispute,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.dispute(wish) }),
  }),
  answer: change({
    about: 'The seller’s side, once.',
    access: SELLER,
    input: SpeakInDispute,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.answer(wish) }),
  }),
  evidence: change({
    about: 'Adds to a dispute until it is decided.',
    access: BUYER,
    input: SpeakInDispute,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.addEvidence(wish) }),
  }),
  drop: change({
    about: 'All is well after all: the seller is paid.',
    access: BUYER,
    input: StepInSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.drop(wish) }),
  }),
  giveIn: change({
    about: 'Gives all of it back, at once or for the hair.',
    access: SELLER,
    input: GiveIn,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.giveIn(wish) }),
  }),
  acceptDecision: change({
    about: 'Accepts what was decided.',
    access: BUYER,
    input: StepInSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.acceptDecision(wish) }),
  }),
  appeal: change({
    about: 'Says that a decision is wrong, once.',
    access: BUYER,
    input: AppealDecision,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.appeal(wish) }),
  }),
  evidenceFile: read({
    about: 'What speaks for you in a case at PayPal.',
    access: 'see this sale',
    input: NameSale,
    output: { file: EvidenceFile },
    order: async (market, own) => ({ file: await market.sales.evidenceFile(own) }),
  }),
  returnAddress: change({
    about: 'Where the hair is sent back to.',
    access: SELLER,
    input: TellReturnAddress,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.tellReturnAddress(wish) }),
  }),
  postReturn: change({
    about: 'The hair is sent back.',
    access: BUYER,
    input: PostReturn,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.postReturn(wish) }),
  }),
  returnCame: change({
    about: 'The hair is back: the money goes back.',
    access: SELLER,
    input: StepInSale,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.returnCame(wish) }),
  }),
  objectReturn: change({
    about: 'Other hair came back.',
    access: SELLER,
    input: SpeakInDispute,
    output: sale,
    order: async (market, wish) => ({ sale: await market.sales.objectReturn(wish) }),
  }),
};
