import { account, type Keeper, parent, removed, type Rows } from './column-words.ts';

/** Those that both saw when they agreed stay as long as what the ad said. */
const WAS_AGREED_ON: Keeper = { table: 'sale_terms', list: 'photo_ids', unless: 'hair' };

/** Photos that are on no ad; those that are evidence in a sale stay as long as its other evidence. */
export const UPLOADS: Rows = {
  ...removed('uploads', account('owner_id', 'ad_id')),
  keptBy: [{ table: 'sale_photos', column: 'photo_id' }, WAS_AGREED_ON],
};

export const AD_PHOTOS: Rows = { ...removed('photos', parent('ad_id', 'ads')), keptBy: [WAS_AGREED_ON] };
