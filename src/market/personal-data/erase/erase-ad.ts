import type { Unit } from '#platform/unit-of-work.ts';
import { emptyAd } from './empty-ad.ts';
import { forgetUnusedWords, isMentioned, listWordsOfAd, removeAd } from './ad-erase-store.ts';

/** Erases a deleted ad for good, with its photos. Messages and reports keep the row they are about, empty. */
export async function eraseAd(unit: Unit, adId: string): Promise<void> {
  const words = await listWordsOfAd(unit.db, adId);
  await emptyAd(unit, adId);
  await forgetUnusedWords(unit.db, words);
  if (!(await isMentioned(unit.db, adId))) await removeAd(unit.db, adId);
}
