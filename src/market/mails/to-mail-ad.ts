import { adUrl } from '#rules/ads/title.ts';
import type { AdInMail, MailAd, MailSite } from './mail-parts.ts';

/** An ad as a part of an e-mail. */
export const toMailAd = ({ id, slug, number, title, photo_key: key }: AdInMail, site: MailSite): MailAd => ({
  title: title ?? 'Your ad',
  number,
  url: `${site.ORIGIN}${adUrl(id, slug)}`,
  photo: key && `${site.ORIGIN}/photos/${key}/small.webp`,
});
