import { adUrl } from '#rules/ads/title.ts';
import { type Currency, formatMoney } from '#rules/money/money.ts';
import type { AdInMail, MailAd, MailSite } from './mail-parts.ts';

/** An ad as a part of an e-mail. */
export const toMailAd = ({ id, slug, number, title, photo_key: key }: AdInMail, site: MailSite): MailAd => ({
  title: title ?? 'Your ad',
  number,
  url: `${site.ORIGIN}${adUrl(id, slug)}`,
  photo: key && `${site.ORIGIN}/photos/${key}/small.webp`,
});

type Listed = Pick<MailAd, 'title' | 'number' | 'url'> & {
  photo: { urls: { small: string } } | null;
  price: number | null;
  currency: Currency;
};

/** The same of an ad from a list, with what it costs. Lists show nothing that strangers may not see. */
export const cardToMailAd = (
  { title, number, url, photo, price, currency }: Listed,
  site: MailSite,
): MailAd => ({
  title,
  number,
  url: `${site.ORIGIN}${url}`,
  photo: photo && `${site.ORIGIN}${photo.urls.small}`,
  note: price === null ? 'Open to offers' : formatMoney({ amount: price, currency }),
});
