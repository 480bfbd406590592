import type { AdDetails } from '#rules/ad-views.ts';
import { RulerIcon } from '../ui/icons.tsx';
import { AdPhoto } from './ad-photo.tsx';
import { photoWords } from './ad-words.ts';
import styles from './ad-gallery.module.css';

/** One photo large, the others as links: `?photo=2` shows the second. */
export function AdGallery({ ad, chosen }: { ad: AdDetails; chosen: number }) {
  const photo = ad.photos[chosen];
  const count = ad.photos.length;
  return (
    <div className={styles.gallery} id="photos">
      <figure className={ad.status === 'sold' ? `${styles.large} ${styles.sold}` : styles.large}>
        <AdPhoto
          photo={photo}
          alt={altOf(ad, chosen)}
          sizes="(min-width: 1024px) 690px, 94vw"
          eager
          hair={ad}
        />
        {photo && (
          <figcaption>
            {photo.tape && (
              <>
                <RulerIcon /> With tape measure ·{' '}
              </>
            )}
            Photo {chosen + 1} of {count}
          </figcaption>
        )}
      </figure>
      {count > 1 && (
        <ul className={styles.thumbs} aria-label="Photos">
          {ad.photos.map((each, place) => (
            <li key={each.id}>
              <a
                href={`${ad.url}?photo=${place + 1}#photos`}
                aria-current={place === chosen ? 'true' : undefined}
              >
                <AdPhoto photo={each} alt={altOf(ad, place)} sizes="88px" hair={ad} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function altOf(ad: AdDetails, place: number): string {
  const tape = ad.photos[place]?.tape ? ', next to a tape measure' : '';
  return `${photoWords(ad)}${tape}. Photo ${place + 1} of ${ad.photos.length}`;
}
