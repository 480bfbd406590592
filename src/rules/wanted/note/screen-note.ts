import { notesFor, type ScamName } from '../../messages/screening/signals/catalogue.ts';
import { asksForSomebody } from './asks-for-somebody.ts';
import { hasUnreadSigns } from './note-signs.ts';
import { readNote } from './read-note.ts';
import { LIVE_BELOW, weighNote } from './weigh-note.ts';

/** What becomes of a request by what its note says. Refused: said why, and nothing is kept. */
export type NoteVerdict =
  | { verdict: 'fine' }
  | { verdict: 'review'; signals: ScamName[] }
  | { verdict: 'refused'; signals: ScamName[]; sentences: string[] };

export const HAIR_ONLY =
  'We take requests for hair only. Films, pictures of a person, meetings and being there at the cut are not for sale here.';

/** Never live, however little of it is said. */
const NEVER: readonly ScamName[] = ['creep', 'cut-first'];
/** Ways past the site, and money that nobody gets back. */
const NOT_HERE: readonly ScamName[] = ['off-site', 'link', 'untraceable'];

/** No money is on its way before anybody has answered. */
const NOT_YET: readonly ScamName[] = ['pending'];

/** What cannot be sent for review either. */
export const isNeverTaken = (signals: readonly ScamName[]): boolean =>
  signals.some((name) => NEVER.includes(name));

/**
 * The tricks of the catalogue come first. What they leave is weighed word by word: only what reads like the harmless notes
 * we know goes live at once. 'A clip-in' and 'a big chop in summer' have a creep's words; the weights know them, too.
 */
export function screenNote(note: string, isNewAccount: boolean): NoteVerdict {
  if (note.trim() === '') return { verdict: 'fine' };
  const { signals: all, level, features } = readNote(note, isNewAccount);
  const weight = weighNote(features);
  const signals = weight < 0 ? all.filter((name) => !NEVER.includes(name)) : all;
  if (isNeverTaken(signals)) return { verdict: 'refused', signals, sentences: [HAIR_ONLY] };
  const refused = signals.filter((name) => NOT_HERE.includes(name));
  if (refused.length > 0) return { verdict: 'refused', signals, sentences: notesFor(refused) };
  const isQuiet = level === 'low' || signals.every((name) => NOT_YET.includes(name));
  return isQuiet && weight < LIVE_BELOW && !hasUnreadSigns(note) && !asksForSomebody(note)
    ? { verdict: 'fine' }
    : { verdict: 'review', signals };
}
