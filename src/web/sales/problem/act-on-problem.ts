import { redirect } from 'react-router';
import type { z } from 'zod';
import type { Market } from '#market/market.ts';
import { PHOTO_PROBLEM_FIELD } from '#rules/messages/message-words.ts';
import { Refusal } from '#rules/refusal.ts';
import {
  AppealDecision,
  GiveIn,
  OpenDispute,
  PostReturn,
  SpeakInDispute,
  TellReturnAddress,
} from '#rules/sales/dispute/dispute-schema.ts';
import { StepInSale } from '#rules/sales/sale-schema.ts';
import { readText } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { CLAIM_PHOTOS, MORE_PHOTOS, RETURN_PHOTOS } from './problem-shown.ts';

type Order<Schema extends z.ZodType> = (market: Market['sales'], wish: z.output<Schema>) => Promise<unknown>;
type Read = (form: FormData) => object;

/** What the forms of a problem and of a return can want, by their intent. */
export function problemActs(saleId: string) {
  const act =
    <Schema extends z.ZodType>(schema: Schema, order: Order<Schema>, read: Read = () => ({})) =>
    async (posted: Posted) => {
      const sent = await submit({
        ...posted,
        schema,
        read: (form) => {
          ensureAllCame(form);
          return { saleId, version: Number(form.get('version')), ...read(form) };
        },
        order: ({ sales }, wish) => order(sales, wish),
      });
      if (!sent.isDone) return sent.back;
      throw redirect(`/sales/${saleId}`, 303);
    };
  return {
    dispute: act(OpenDispute, (sales, wish) => sales.dispute(wish), readClaim),
    answer: act(SpeakInDispute, (sales, wish) => sales.answer(wish), readSaid),
    'add-evidence': act(SpeakInDispute, (sales, wish) => sales.addEvidence(wish), readSaid),
    drop: act(StepInSale, (sales, wish) => sales.drop(wish)),
    'give-in': act(
      GiveIn,
      (sales, wish) => sales.giveIn(wish),
      (form) => ({ wantsHairBack: form.get('choice') === 'return' }),
    ),
    'accept-decision': act(StepInSale, (sales, wish) => sales.acceptDecision(wish)),
    appeal: act(AppealDecision, (sales, wish) => sales.appeal(wish), readWords),
    'return-address': act(
      TellReturnAddress,
      (sales, wish) => sales.tellReturnAddress(wish),
      readReturnAddress,
    ),
    'post-return': act(PostReturn, (sales, wish) => sales.postReturn(wish), readReturn),
    'return-came': act(StepInSale, (sales, wish) => sales.returnCame(wish)),
    object: act(SpeakInDispute, (sales, wish) => sales.objectReturn(wish), readSaid),
  };
}

const readWords: Read = (form) => ({ text: readText(form, 'text') ?? '' });
const readSaid: Read = (form) => ({ ...readWords(form), photos: readPhotos(form, MORE_PHOTOS) });
const readClaim: Read = (form) => ({
  ...readWords(form),
  reason: form.get('reason'),
  photos: readPhotos(form, CLAIM_PHOTOS),
});
const readReturn: Read = (form) => ({
  carrier: form.get('carrier'),
  number: readText(form, 'number') ?? '',
  photos: readPhotos(form, RETURN_PHOTOS),
});
const readReturnAddress: Read = (form) => ({
  name: readText(form, 'name') ?? '',
  lines: readText(form, 'lines') ?? '',
  country: form.get('country'),
});

/** A photo that was chosen again stands after the one that came before. */
const readPhotos = (form: FormData, kinds: readonly { kind: string }[]) =>
  kinds.flatMap(({ kind }) => {
    const id = form.getAll(kind).findLast((each) => typeof each === 'string' && each !== '');
    return id === undefined ? [] : [{ id, kind }];
  });

/** Of a form that was sent without script: a photo that was refused stops it, and the page says which and why. */
function ensureAllCame(form: FormData): void {
  const refused = form.getAll(PHOTO_PROBLEM_FIELD).filter((problem) => typeof problem === 'string');
  if (refused.length > 0)
    throw new Refusal('invalid', 'Not every photo could be taken.', { photos: refused });
}
