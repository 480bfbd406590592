import type { Unit } from '#platform/unit-of-work.ts';
import { detachOtherPhotos } from './photo-store.ts';

/** The photos that are left of an ad that is emptied: each goes as any photo does that nobody uses, once nothing keeps it. */
export const takePhotosOffAd = ({ db }: Unit, adId: string): Promise<void> => detachOtherPhotos(db, adId, []);
