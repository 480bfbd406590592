import { redirect } from 'react-router';
import type { Market } from '#market/market.ts';
import { parseMoney } from '#rules/money.ts';
import { readFormData } from '../request/submit.ts';

/** What the message form holds, as the rules want it: the offer in minor units. */
export function readMessageForm(form: FormData, more: Record<string, unknown>) {
  const offer = readTrimmed(form, 'offer');
  return {
    ...more,
    message: readTrimmed(form, 'message'),
    ...(offer === '' ? {} : { offer: parseMoney(offer) ?? offer }),
    offerConfirmed: form.get('offerConfirmed') === 'yes',
    sendForReview: form.get('sendForReview') === 'yes',
  };
}

/** A visitor's message is saved while they sign in, and waits for them on the page after. */
export async function keepMessageForLater(request: Request, market: Market, adId: string): Promise<never> {
  const form = await readFormData(request);
  const draft = await market.messages.keepDraft({
    adId,
    text: readTrimmed(form, 'message'),
    offer: readTrimmed(form, 'offer'),
  });
  throw redirect(`/login?next=${encodeURIComponent(`/messages/new?draft=${draft}`)}`);
}

function readTrimmed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
