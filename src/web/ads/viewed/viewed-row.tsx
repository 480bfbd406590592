import { useState } from 'react';
import { COLOUR_LABELS } from '#rules/hair/hair-words.ts';
import { Swatch } from '../../hair/swatch.tsx';
import { Button } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { AdPhoto } from '../card/ad-photo.tsx';
import { toPhotoFiles } from '../card/card-view.ts';
import { photoWords } from '../describe-ad.ts';
import { sayBriefly } from '../told.ts';
import { useDisplayPrefs } from '../use-display-prefs.ts';
import { forgetViewed, readViewed } from './viewed.ts';
import styles from './viewed-row.module.css';

export default function ViewedRow() {
  const units = useDisplayPrefs();
  const [ads, setAds] = useState(readViewed);
  if (ads.length === 0) return null;
  const clear = () => {
    forgetViewed();
    setAds([]);
  };
  return (
    <section aria-labelledby="viewed">
      <SectionHead id="viewed" title="Recently viewed" />
      <ul className={styles.row} aria-labelledby="viewed">
        {ads.map((ad) => (
          <li key={ad.id}>
            <a href={ad.url} title={ad.title}>
              <AdPhoto
                photo={ad.photo && toPhotoFiles(ad.photo)}
                alt={photoWords(ad)}
                sizes="132px"
                hair={ad}
              />
              <span>
                {sayBriefly({ mm: ad.lengthMm }, units)} ·{' '}
                {sayBriefly({ grams: ad.grams, isAbout: ad.gramsEstimated }, units)}
              </span>
              <span>
                <Swatch colour={ad.colour} /> {COLOUR_LABELS[ad.colour]}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.kept}>
        Only this browser knows.{' '}
        <Button type="button" kind="quiet" onClick={clear}>
          Forget these
        </Button>
      </p>
    </section>
  );
}
