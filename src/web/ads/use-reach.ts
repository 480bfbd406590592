import { ANYWHERE } from '#rules/preferences/preferences.ts';
import type { CardView } from './card/card-view.ts';
import { useDisplayPrefs } from './use-display-prefs.ts';

/** Whether an ad comes to its reader; for whoever has not said where they are, how far it goes. */
export function useReach({ postsTo }: Pick<CardView, 'postsTo'>): { words: string; isToYou: boolean } {
  const { country } = useDisplayPrefs();
  if (country === null || country === ANYWHERE)
    return { words: postsTo === null ? 'Posted worldwide' : postedTo(postsTo), isToYou: false };
  const isToYou = postsTo === null || postsTo.includes(country);
  return { words: isToYou ? 'Posts to you' : 'Not posted to you', isToYou };
}

const postedTo = ({ length }: readonly string[]) =>
  length === 1 ? 'Posted in its country' : `Posted to ${length} countries`;
