import { type Screening, screenMessage } from '../../messages/screening/screen-message.ts';
import { listFeatures } from './note-features.ts';

/** A note as it was read once: which tricks it has, and what it is weighed by. */
export type ReadNote = Pick<Screening, 'signals' | 'level'> & { features: number[] };

/** Reads a note as what it is: the first words of a buyer, about hair that may be on somebody's head. */
export function readNote(note: string, isNewAccount: boolean): ReadNote {
  const said = inInches(note);
  const { signals, level } = screenMessage(said, {
    isUncut: true,
    isPaid: false,
    isFromBuyer: true,
    isFirst: true,
    isNewAccount,
    offerRatio: null,
    isRequest: true,
  });
  return { signals, level, features: listFeatures(said, signals) };
}

/** 'Two feet long' and 'a foot of braid' are lengths; 'your feet' are not. */
const LENGTH_IN_FEET =
  /(?<!\b(?:your|ur|her|his|their|my|bare|naked|pretty|both|the) )\b(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|half a|a few|feet and) ?(?:foot|feet|ft)\b(?! (?:photo|pic|picture|video|selfie)s?)/gi;
const A_FOOT =
  /\b(?:an? foot|half a foot|feet) (?=(?:long|in length|or (?:more|longer|so)|of (?:hair|braid|length|waste|it))\b)/gi;
const inInches = (note: string): string =>
  note.replaceAll(LENGTH_IN_FEET, '12 in').replaceAll(A_FOOT, '12 in ');
