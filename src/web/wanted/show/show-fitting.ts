import type { AdCard } from '#market/ads/ad-view.ts';
import { formatMoney } from '#rules/money/money.ts';
import type { FittingAd } from './fitting-ad.ts';

type Fitting = { ad: AdCard; points: number; reasons: string[] };

export const showFitting = ({ ad, points, reasons }: Fitting): FittingAd => ({
  id: ad.id,
  url: ad.url,
  title: ad.title,
  photo: ad.photo?.urls.small ?? null,
  price:
    ad.price === null || ad.currency === null
      ? null
      : formatMoney({ amount: ad.price, currency: ad.currency }),
  points,
  reasons,
});
