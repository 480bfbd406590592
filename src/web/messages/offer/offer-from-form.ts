import { redirect } from 'react-router';
import { MakeOffer } from '#rules/offers/offer-schema.ts';
import { isTicked, readAmount, readFormData, readText } from '../../request/form-fields.ts';
import { loginPath } from '../../request/sign-in.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { toThreadPath } from '../thread/thread-path.ts';

/** An offer from its form, then the way to its conversation. What a visitor offers waits until they have signed in. */
export async function offerFromForm(posted: Posted, adId: string) {
  const form = posted.form ?? (await readFormData(posted.request));
  const isAsking = form.has('asking');
  const sent = await submit({
    ...posted,
    form,
    schema: MakeOffer,
    read: () => ({
      adId,
      amount: readAmount(form, isAsking ? 'asking' : 'amount'),
      note: readText(form, 'note') ?? '',
      sendForReview: isTicked(form, 'sendForReview'),
    }),
    order: async ({ viewer, offers, messages }, { amount, note, ...wish }) => {
      if (viewer === null) {
        const offer = readText(form, isAsking ? 'asking' : 'amount') ?? '';
        return loginPath(`/messages/new?draft=${await messages.keepDraft({ adId, text: note, offer })}`);
      }
      const asked = isAsking ? await offers.convertAsking({ adId, price: amount }) : amount;
      return toThreadPath((await offers.make({ ...wish, note, amount: asked })).offer.conversationId);
    },
  });
  if (!sent.isDone) return sent.back;
  throw redirect(sent.answer);
}
