import { notesFor } from '../messages/screening/signals/catalogue.ts';
import { screenMessage } from '../messages/screening/screen-message.ts';
import type { SaleSide } from './rating-rules.ts';

/**
 * What speaks against showing these words to everybody, by the screening that messages pass; empty if nothing does.
 * A message is masked or looked at first; a rating is read by strangers, so it is written anew instead.
 */
export function findRatingFaults(text: string, by: SaleSide): string[] {
  const { level, signals } = screenMessage(text, {
    isUncut: false,
    isPaid: true,
    isFromBuyer: by === 'buyer',
    isFirst: false,
    isNewAccount: false,
    offerRatio: null,
    isRating: true,
  });
  return level === 'low' ? [] : notesFor(signals);
}
