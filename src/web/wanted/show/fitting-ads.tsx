import type { FittingAd } from './fitting-ad.ts';
import { FittingWords } from './fitting-words.tsx';

/** What is for sale now and fits, for whoever asked for it. */
export const FittingAds = ({ ads }: { ads: readonly FittingAd[] }) => (
  <section aria-labelledby="fitting" className="wan-matches">
    <h2 id="fitting">Hair that fits</h2>
    {ads.length === 0 ? (
      <p>
        Nothing for sale fits yet. We look with each new ad, and write to you once a day at most when
        something does.
      </p>
    ) : (
      <ol>
        {ads.map((ad) => (
          <li key={ad.id} className="wan-fit">
            <FittingWords ad={ad} isLink />
          </li>
        ))}
      </ol>
    )}
  </section>
);
