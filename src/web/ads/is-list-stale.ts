import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** What changes nothing in a list of ads: hearts, and how somebody wants to see the site. */
const BESIDE_LISTS: readonly (string | undefined)[] = ['/saved', '/prefs'];

/** Whether a list of ads is loaded again. */
export const isListStale = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && !BESIDE_LISTS.includes(formAction);
