import { redirect } from 'react-router';
import type { z } from 'zod';
import type { Market } from '#market/market.ts';
import { inchesToMm } from '#rules/hair/measure.ts';
import { parseInches } from '#rules/hair/read-measure.ts';
import { PHOTO_PROBLEM_FIELD } from '#rules/messages/message-words.ts';
import { Refusal } from '#rules/refusal.ts';
import {
  AnswerCancel,
  CorrectParcel,
  EndSale,
  GrantDays,
  NameSale,
  NoteArrival,
  OfferPart,
  ProveHair,
  ShipHair,
  StepInSale,
} from '#rules/sales/sale-schema.ts';
import { isTicked, readAmount, readGrams, readText } from '../request/form-fields.ts';
import { type Posted, submit } from '../request/submit.ts';
import { PROOF_PHOTOS } from './forms/proof-photos.ts';

type Order<Schema extends z.ZodType> = (
  market: Market['sales'],
  wish: z.output<Schema>,
  form: FormData,
) => Promise<unknown>;

/** What the forms of a sale can want, by their intent: mostly the name of a step. */
export const saleActs = (saleId: string) => ({
  ...plainActs(makeAct(saleId)),
  ...filledInActs(makeAct(saleId)),
  // However often it is sent, it is taken once.
  capture: async (posted: Posted) => {
    const sent = await submit({
      ...posted,
      schema: NameSale,
      read: () => ({ saleId }),
      order: ({ sales }, own) => sales.capture(own),
    });
    if (!sent.isDone) return sent.back;
    throw redirect(`/sales/${saleId}`, 303);
  },
});

/** A form of this sale: it carries the version that its reader saw. */
const makeAct =
  (saleId: string) =>
  <Schema extends z.ZodType>(
    schema: Schema,
    order: Order<Schema>,
    read: (form: FormData) => object = () => ({}),
  ) =>
  async (posted: Posted) => {
    const sent = await submit({
      ...posted,
      schema,
      read: (form) => ({ saleId, version: Number(form.get('version')), ...read(form) }),
      order: ({ sales }, wish) => order(sales, wish, posted.form ?? new FormData()),
    });
    if (!sent.isDone) return sent.back;
    throw redirect(toPath(saleId, sent.answer), 303);
  };
type Act = ReturnType<typeof makeAct>;

/** One press each. */
const plainActs = (act: Act) => ({
  take: act(StepInSale, (sales, wish) => sales.pay(wish)),
  'keep-longer': act(StepInSale, (sales, wish) => sales.waitLonger(wish)),
  'show-code-word': act(StepInSale, (sales, wish) => sales.showCodeWord(wish)),
  'ask-to-cancel': act(StepInSale, (sales, wish) => sales.askToCancel(wish)),
  stop: act(StepInSale, (sales, wish) => sales.stop(wish)),
  'take-part': act(StepInSale, (sales, wish) => sales.takePart(wish)),
  'say-arrived': act(StepInSale, (sales, wish) => sales.sayArrived(wish)),
  'accept-hair': act(StepInSale, (sales, wish) => sales.acceptHair(wish)),
});

/** With something typed or chosen. */
const filledInActs = (act: Act) => ({
  withdraw: act(EndSale, (sales, wish) => sales.withdraw(wish), readReason),
  cancel: act(EndSale, (sales, wish) => sales.cancel(wish), readReason),
  'answer-cancel': act(
    AnswerCancel,
    (sales, wish) => sales.answerCancel(wish),
    (form) => ({ yes: form.get('choice') === 'yes' }),
  ),
  'grant-days': act(
    GrantDays,
    (sales, wish) => sales.grantDays(wish),
    (form) => ({ days: Number(form.get('days')) }),
  ),
  'offer-part': act(
    OfferPart,
    (sales, wish) => sales.offerPart(wish),
    (form) => ({ amount: readAmount(form, 'amount') }),
  ),
  prove: act(ProveHair, (sales, wish, form) => whenAllCame(form, () => sales.prove(wish)), readProof),
  ship: act(ShipHair, (sales, wish, form) => whenAllCame(form, () => sales.ship(wish)), readShipped),
  'note-arrival': act(NoteArrival, (sales, wish) => sales.noteArrival(wish), readDay),
  'correct-parcel': act(CorrectParcel, (sales, wish) => sales.correctParcel(wish), readParcel),
});

const readReason = (form: FormData) => ({ reason: readText(form, 'reason') ?? '' });

const readDay = (form: FormData) => ({ day: readText(form, 'day') ?? '' });

const readParcel = (form: FormData) => ({
  carrier: form.get('carrier'),
  number: readText(form, 'number') ?? '',
});

function readShipped(form: FormData) {
  const grams = readGrams(form, 'grams');
  const receiptPhoto = readPhoto(form, 'receipt');
  return {
    ...readParcel(form),
    signed: isTicked(form, 'signed'),
    ...(grams !== null && { grams }),
    ...(receiptPhoto !== null && { receiptPhoto }),
  };
}

/** To the payment provider, or back to the sale as it is now. */
const toPath = (saleId: string, answer: unknown): string =>
  answer !== null && typeof answer === 'object' && 'approveUrl' in answer
    ? String(answer.approveUrl)
    : `/sales/${saleId}`;

/** A photo that was chosen again stands after the one that came before. */
const readPhoto = (form: FormData, kind: string): string | null => {
  const last = form.getAll(kind).findLast((id) => typeof id === 'string' && id !== '');
  return typeof last === 'string' ? last : null;
};

function readProof(form: FormData) {
  const typed = readText(form, 'length');
  const inches = typed === null ? undefined : parseInches(typed);
  return {
    grams: readGrams(form, 'grams'),
    length: inches === undefined ? null : inchesToMm(inches),
    photos: PROOF_PHOTOS.flatMap(({ kind }) => {
      const id = readPhoto(form, kind);
      return id === null ? [] : [{ id, kind }];
    }),
  };
}

/** Of a form that was sent without script: a photo that was refused stops it, and the page says which and why. */
async function whenAllCame<Answer>(form: FormData, order: () => Promise<Answer>): Promise<Answer> {
  const refused = form.getAll(PHOTO_PROBLEM_FIELD).filter((problem) => typeof problem === 'string');
  if (refused.length > 0)
    throw new Refusal('invalid', 'Not every photo could be taken.', { photos: refused });
  return order();
}
