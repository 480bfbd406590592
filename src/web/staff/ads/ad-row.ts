import type { StaffAd } from '#market/staff/tables/staff-rows-view.ts';
import { toDay } from '#rules/time.ts';

/** An ad as a row shows it. */
export type AdRow = ReturnType<typeof toAdRow>;

export const toAdRow = (ad: StaffAd) => ({
  id: ad.id,
  number: ad.number,
  version: ad.version,
  title: ad.title,
  status: ad.status,
  held: ad.held,
  photo: ad.photo,
  seller: ad.seller,
  enteredBy: ad.enteredBy,
  lengthMm: ad.lengthMm,
  grams: ad.grams,
  price: ad.price,
  currency: ad.currency,
  pricePerGram: ad.pricePerGram,
  openReports: ad.openReports,
  changedOn: toDay(ad.updatedAt),
});
