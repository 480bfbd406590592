import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import { useDisplayPrefs } from '../../ads/use-display-prefs.ts';
import { Hank } from '../../hair/hank/hank.tsx';
import { LengthBar } from '../../hair/length-bar.tsx';
import type { StepName } from '../step/steps.ts';
import { useTypedFields } from '../draft/typed.ts';
import { toPreviewCard } from './preview-card.ts';
import styles from './ad-preview.module.css';

type AdPreviewProps = { ad: OwnAd; step: Exclude<StepName, 'photos'> };

/** The ad as buyers will see it in a list, following what is typed. Beside the form where there is room, else folded. */
export function AdPreview({ ad, step }: AdPreviewProps) {
  const card = toPreviewCard(ad, { step, fields: useTypedFields() }, useDisplayPrefs());
  const photo = ad.photos[0];
  return (
    <details className={styles.preview}>
      <summary>See it as buyers will</summary>
      <section aria-label="Your ad as buyers will see it" className={styles.card}>
        {photo ? (
          <img src={photo.urls.medium} width={photo.width} height={photo.height} alt="" />
        ) : (
          <Hank colour={card.hair.colour} texture={card.hair.texture} className={styles.drawn} />
        )}
        <p className={styles.price}>
          <strong>{card.price}</strong> {card.perGram}
        </p>
        <p className={styles.title}>{card.title}</p>
        <p>{card.facts.join(' · ')}</p>
        {card.lengthMm !== null && <LengthBar inches={mmToInches(card.lengthMm)} />}
        <p>{card.place}</p>
        {card.description && <p className={styles.description}>{card.description}</p>}
      </section>
    </details>
  );
}
