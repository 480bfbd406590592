import { listBannerTexts } from './list-banner-texts.ts';

/** What we tell everybody. */
export const bannerMenus = {
  banner: { texts: listBannerTexts },
};
