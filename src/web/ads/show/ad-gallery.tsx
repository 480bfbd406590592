import type { AdDetails } from '#market/ads/ad-view.ts';
import { PHOTO_SLOT_LABELS } from '#rules/ads/photos/photo.ts';
import { ArrowIcon, CloseIcon, RulerIcon } from '../../ui/icons.tsx';
import { AdPhoto } from '../ad-photo.tsx';
import { photoWords } from '../describe-ad.ts';
import styles from './ad-gallery.module.css';

/** One photo large, the others as links: `?photo=2` shows the second, and the large one leads to the whole picture. */
export function AdGallery({ ad, chosen }: { ad: AdDetails; chosen: number }) {
  const photo = ad.photos[chosen];
  const count = ad.photos.length;
  return (
    <div className={styles.gallery} id="photos">
      <figure className={ad.status === 'sold' ? `${styles.large} ${styles.sold}` : styles.large}>
        {photo ? (
          <a href={photo.urls.large} data-opens-zoom data-no-loading>
            <AdPhoto
              photo={photo}
              alt={`${toAltText(ad, chosen)}. View larger`}
              sizes="(min-width: 1024px) 690px, 94vw"
              eager
              hair={ad}
            />
          </a>
        ) : (
          <AdPhoto photo={null} alt="" sizes="94vw" hair={ad} />
        )}
        {photo && (
          <figcaption>
            {photo.tape && (
              <>
                <RulerIcon /> With tape measure ·{' '}
              </>
            )}
            {photo.slot && photo.slot !== 'tape' && <>{PHOTO_SLOT_LABELS[photo.slot]} · </>}
            Photo {chosen + 1} of {count}
          </figcaption>
        )}
      </figure>
      {count > 0 && (
        <ul className={styles.thumbs} aria-label="Photos" hidden={count === 1}>
          {ad.photos.map((each, place) => (
            <li key={each.id}>
              <a
                href={`${ad.url}?photo=${place + 1}#photos`}
                aria-current={place === chosen ? 'true' : undefined}
                data-photo={each.urls.large}
              >
                <AdPhoto photo={each} alt={toAltText(ad, place)} sizes="88px" hair={ad} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {count > 0 && <ZoomedPhoto severalPhotos={count > 1} />}
    </div>
  );
}

/** Filled by the script; without it the large photo's link leads to the picture itself. */
function ZoomedPhoto({ severalPhotos }: { severalPhotos: boolean }) {
  return (
    <dialog className={styles.zoom} data-zoom aria-label="Photo, enlarged">
      <div className={styles.picture}>
        <img alt="" data-closer={styles.closer} />
      </div>
      <div className={styles.bar}>
        <p data-count aria-live="polite" />
        {severalPhotos && (
          <>
            <button type="button" className={styles.before} data-before aria-label="Previous photo">
              <ArrowIcon />
            </button>
            <button type="button" data-after aria-label="Next photo">
              <ArrowIcon />
            </button>
          </>
        )}
        <button type="button" data-close aria-label="Close the photo">
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}

function toAltText(ad: AdDetails, place: number): string {
  const tape = ad.photos[place]?.tape ? ', next to a tape measure' : '';
  return `${photoWords(ad)}${tape}. Photo ${place + 1} of ${ad.photos.length}`;
}
