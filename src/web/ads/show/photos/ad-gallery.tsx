import { type MouseEvent, Suspense, useState } from 'react';
import { PHOTO_SLOT_LABELS } from '#rules/ads/photos/photo.ts';
import { isPlainClick } from '../../../ui/browser/is-plain-click.ts';
import layout from '../../../ui/layout.module.css';
import { lazyPart } from '../../../ui/browser/lazy-part.ts';
import { useIsAlive } from '../../../ui/hooks/use-is-alive.ts';
import { SaveButton } from '../../card/save-button.tsx';
import { AdPhoto } from '../../card/ad-photo.tsx';
import { toPhotoFiles } from '../../card/card-view.ts';
import { photoWords } from '../../describe-ad.ts';
import type { AdView, PhotoInAlbum } from '../ad-page-view.ts';
import { PhotoTools } from './photo-tools.tsx';
import { useGallery } from './use-gallery.ts';
import { useStrip } from './use-strip.ts';
import { RulerIcon } from '../../../ui/icons/icons.tsx';
import styles from './ad-gallery.module.css';

const ZoomedPhoto = lazyPart(() => import('./zoomed-photo.tsx'));

/** A strip of photos that follows the thumb; small ones lead to each, and a touch looks closer. */
export function AdGallery({ ad }: { ad: AdView }) {
  const count = ad.photos.length;
  const gallery = useGallery(count);
  const { strip, seen, follow } = useStrip(gallery.place, gallery.show);
  const wasZoomed = useOnceTrue(gallery.isZoomed);
  const photo = ad.photos[gallery.place];
  return (
    <div className={styles.gallery} id="photos">
      <div className={ad.status === 'sold' ? `${styles.large} ${styles.sold}` : styles.large}>
        {count === 0 ? (
          <AdPhoto photo={null} alt="" sizes="94vw" hair={ad} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
          <ul ref={strip} className={styles.strip} onScroll={follow} aria-label="Large photos" tabIndex={0}>
            {ad.photos.map((each, place) => (
              <LargePhoto key={each.folder} ad={ad} place={place} gallery={gallery} />
            ))}
          </ul>
        )}
        {count > 1 && <Dots count={count} seen={seen} />}
        <PhotoTools ad={ad} />
        <SaveButton adId={ad.id} title={ad.title} />
      </div>
      {count > 1 && <Thumbs ad={ad} gallery={gallery} />}
      {photo && wasZoomed && (
        <Suspense>
          <ZoomedPhoto
            gallery={gallery}
            src={toPhotoFiles(photo).urls.large}
            alt={toAltText(ad, gallery.place)}
            count={count}
          />
        </Suspense>
      )}
    </div>
  );
}

type LargePhotoProps = { ad: AdView; place: number; gallery: ReturnType<typeof useGallery> };

function LargePhoto({ ad, place, gallery }: LargePhotoProps) {
  const photo = ad.photos[place];
  if (!photo) return null;
  const words = captionWords(photo);
  return (
    <li id={toPhotoId(place)}>
      <a href={toPhotoFiles(photo).urls.large} onClick={instead(() => gallery.zoom(place))}>
        <AdPhoto
          photo={toPhotoFiles(photo)}
          alt={`${toAltText(ad, place)}. View larger`}
          sizes="(min-width: 1024px) 690px, 94vw"
          eager={place === 0}
          hair={ad}
        />
      </a>
      {words && (
        <p className={styles.caption}>
          {photo.tape && <RulerIcon />} {words}
        </p>
      )}
    </li>
  );
}

/** Which of them is before one's eyes; the dot of that one is the tie. */
const Dots = ({ count, seen }: { count: number; seen: number }) => (
  <p className={styles.dots}>
    <span className={layout.visuallyHidden}>
      Photo {seen + 1} of {count}
    </span>
    {Array.from({ length: count }, (_, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- a dot is its place
      <i key={place} className={place === seen ? styles.tie : undefined} />
    ))}
  </p>
);

/** Loaded with the first look closer, and kept for the next. Only browsers know the end of an address. */
function useOnceTrue(isTrue: boolean): boolean {
  const isAlive = useIsAlive();
  const [wasTrue, setTrue] = useState(false);
  if (isAlive && isTrue && !wasTrue) setTrue(true);
  return wasTrue;
}

function captionWords({ tape, slot }: PhotoInAlbum): string | undefined {
  if (tape) return 'With tape measure';
  return slot && slot !== 'tape' ? PHOTO_SLOT_LABELS[slot] : undefined;
}

const toPhotoId = (place: number) => `photo-${place + 1}`;

function Thumbs({ ad, gallery }: { ad: AdView; gallery: ReturnType<typeof useGallery> }) {
  return (
    <ul className={styles.thumbs} aria-label="Photos">
      {ad.photos.map((photo, place) => (
        <li key={photo.folder}>
          <a
            href={`#${toPhotoId(place)}`}
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
