import type { HairEthnicity, Texture } from '#rules/hair/values.ts';
import { HAIR_TYPE_CATEGORIES } from '../../hair/categories.ts';
import { Hank } from '../../hair/hank/hank.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './tiles.module.css';

/** How each type of hair often is, as material. */
const OFTEN: Record<HairEthnicity, { about: string; texture: Texture }> = {
  indian: { about: 'Fine to medium, soft wave, takes colour well', texture: 'wavy' },
  asian: { about: 'Thick, round strands, straight', texture: 'straight' },
  african: { about: 'Tight coils, full, light in the hand', texture: 'coily' },
  caucasian: { about: 'Fine, in the most shades', texture: 'straight' },
  'middle-eastern': { about: 'Strong and dark, loose curl', texture: 'curly' },
};

export function HairTypeTiles() {
  return (
    <section aria-labelledby="by-hair-type">
      <SectionHead id="by-hair-type" title="Five hair types">
        The word describes the hair, not the person.
      </SectionHead>
      <ul className={styles.types}>
        {HAIR_TYPE_CATEGORIES.map(({ value, label, url }) => (
          <li key={value}>
            <a className={styles.type} href={url}>
              <Hank
                colour={value === 'caucasian' ? 'brown' : 'black'}
                texture={OFTEN[value].texture}
                className={styles.lock}
                shared
              />
              <span>
                <strong>{label}</strong>
                {OFTEN[value].about}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
