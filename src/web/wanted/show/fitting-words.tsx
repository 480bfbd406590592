import type { FittingAd } from './fitting-ad.ts';

type FittingWordsProps = { ad: FittingAd; isLink?: boolean };

/** An ad in one line, and how well it fits. */
export const FittingWords = ({ ad, isLink = false }: FittingWordsProps) => (
  <>
    {ad.photo && <img src={ad.photo} width={56} height={70} alt="" loading="lazy" />}
    <span className="wan-fit-words">
      {isLink ? <a href={ad.url}>{ad.title}</a> : <b>{ad.title}</b>}
      <span>{ad.price ?? 'No price named'}</span>
      <FitSaid {...ad} />
    </span>
  </>
);

/** 'Fits 92 of 100: 0.5 in shorter than asked'. */
export const FitSaid = ({ points, reasons }: Pick<FittingAd, 'points' | 'reasons'>) => (
  <span className={reasons.length === 0 ? 'wan-fits is-whole' : 'wan-fits'}>
    {reasons.length === 0 ? 'Just as asked' : `Fits ${points} of 100: ${reasons.join(', ')}`}
  </span>
);
