import { z } from 'zod';
import { SentMessage } from '#market/messages/message-view.ts';
import { AnswerWanted, WantedForAd } from '#rules/wanted/wanted-schema.ts';
import { create, read } from '../operation.ts';
import { IN_INCHES, inInches } from './wanted-in-inches.ts';

/** Who wants hair that is here, and answers to them. */
export const matchOperations = {
  forAd: read({
    about: 'Requests that an ad of yours fits, the best first.',
    access: 'change this ad',
    input: WantedForAd,
    output: { items: z.array(IN_INCHES.forAd) },
    order: async (market, which) => {
      const fitting = await market.wanted.forAd(which);
      return { items: fitting.map((each) => ({ ...each, wanted: inInches(each.wanted) })) };
    },
  }),
  answer: create({
    about: 'Answers a request with a live ad of yours.',
    access: 'answer wanted ads',
    input: AnswerWanted,
    output: SentMessage.shape,
    order: (market, answer) => market.wanted.answer(answer),
  }),
};
