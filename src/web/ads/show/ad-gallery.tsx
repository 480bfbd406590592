import { type MouseEvent, Suspense, useState } from 'react';
import { PHOTO_SLOT_LABELS } from '#rules/ads/photos/photo.ts';
import { isPlainClick } from '../../ui/is-plain-click.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { AdPhoto } from '../ad-photo.tsx';
import { toPhotoFiles } from '../card-view.ts';
import { photoWords } from '../describe-ad.ts';
import type { AdView, PhotoInAlbum } from './ad-page-view.ts';
import { useGallery } from './use-gallery.ts';
import { RulerIcon } from '../../ui/icons.tsx';
import styles from './ad-gallery.module.css';

const ZoomedPhoto = lazyPart(() => import('./zoomed-photo.tsx'));

/** One photo large, the others as links: `?photo=2` shows the second, and the large one leads to the whole picture. */
export function AdGallery({ ad }: { ad: AdView }) {
  const gallery = useGallery(ad.photos.length);
  const photo = ad.photos[gallery.place];
  const wasZoomed = useOnceTrue(gallery.isZoomed);
  return (
    <div className={styles.gallery} id="photos">
      <figure className={ad.status === 'sold' ? `${styles.large} ${styles.sold}` : styles.large}>
        {photo ? (
          <a href={toPhotoFiles(photo).urls.large} onClick={instead(gallery.zoom)}>
            <AdPhoto
              photo={toPhotoFiles(photo)}
              alt={`${toAltText(ad, gallery.place)}. View larger`}
              sizes="(min-width: 1024px) 690px, 94vw"
              eager
              hair={ad}
            />
          </a>
        ) : (
          <AdPhoto photo={null} alt="" sizes="94vw" hair={ad} />
        )}
        {photo && <Caption photo={photo} place={gallery.place} count={ad.photos.length} />}
      </figure>
      {ad.photos.length > 1 && <Thumbs ad={ad} gallery={gallery} />}
      {photo && wasZoomed && (
        <Suspense>
          <ZoomedPhoto
            gallery={gallery}
            src={toPhotoFiles(photo).urls.large}
            alt={toAltText(ad, gallery.place)}
            count={ad.photos.length}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Loaded with the first look closer, and kept for the next. Only browsers know the end of an address. */
function useOnceTrue(isTrue: boolean): boolean {
  const isAlive = useIsAlive();
  const [wasTrue, setTrue] = useState(false);
  if (isAlive && isTrue && !wasTrue) setTrue(true);
  return wasTrue;
}

type CaptionProps = { photo: PhotoInAlbum; place: number; count: number };

const Caption = ({ photo, place, count }: CaptionProps) => (
  <figcaption>
    {photo.tape && (
      <>
        <RulerIcon /> With tape measure ·{' '}
      </>
    )}
    {photo.slot && photo.slot !== 'tape' && <>{PHOTO_SLOT_LABELS[photo.slot]} · </>}
    Photo {place + 1} of {count}
  </figcaption>
);

function Thumbs({ ad, gallery }: { ad: AdView; gallery: ReturnType<typeof useGallery> }) {
  return (
    <ul className={styles.thumbs} aria-label="Photos">
      {ad.photos.map((photo, place) => (
        <li key={photo.folder}>
          <a
            href={`${ad.url}?photo=${place + 1}#photos`}
            aria-current={place === gallery.place ? 'true' : undefined}
            onClick={instead(() => gallery.show(place))}
          >
            <AdPhoto photo={toPhotoFiles(photo)} alt={toAltText(ad, place)} sizes="88px" hair={ad} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** With script a link of the gallery need not go where it leads. */
const instead = (act: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};

function toAltText(ad: AdView, place: number): string {
  const tape = ad.photos[place]?.tape ? ', next to a tape measure' : '';
  return `${photoWords(ad)}${tape}. Photo ${place + 1} of ${ad.photos.length}`;
}
