import type { WantedForAdView } from '#market/wanted/wanted-view.ts';
import { showWanted } from '../show-wanted.ts';
import type { ShownAsk } from './shown-ask.ts';

export function showAsk({ wanted, ...found }: WantedForAdView): ShownAsk {
  const { id, url, title, pay, buyer } = showWanted(wanted);
  const { name, country, isCertified } = buyer;
  return { id, url, title, pay, buyer: `${name}, ${country}`, isCertified, ...found };
}
