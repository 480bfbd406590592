import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ArrowIcon, CloseIcon } from '../../../ui/icons/icons.tsx';
import type { useGallery } from './use-gallery.ts';
import { useCloserLook } from './use-closer-look.ts';
import styles from './ad-gallery.module.css';

type ZoomedPhotoProps = { gallery: ReturnType<typeof useGallery>; src: string; alt: string; count: number };

/** The large photo over the page; two fingers or a double tap look closer. Without script its link leads to the picture itself. */
export default function ZoomedPhoto({ gallery, src, alt, count }: ZoomedPhotoProps) {
  const { place, isZoomed, show } = gallery;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isZoomed) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isZoomed]);
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(place - 1);
    if (key === 'ArrowRight') show(place + 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label="Photo, enlarged"
      onClose={() => isZoomed && gallery.leaveZoom()}
      onKeyDown={turn}
    >
      {isZoomed && <Closer key={src} src={src} alt={alt} turn={(step) => show(place + step)} />}
      <div className={styles.bar}>
        <p aria-live="polite">
          Photo {place + 1} of {count}
          <small className={styles.dimmed}>In its true colours: here it is not dimmed.</small>
        </p>
        {count > 1 && (
          <>
            <button
              type="button"
              className={styles.before}
              aria-label="Previous photo"
              onClick={() => show(place - 1)}
            >
              <ArrowIcon />
            </button>
            <button type="button" aria-label="Next photo" onClick={() => show(place + 1)}>
              <ArrowIcon />
            </button>
          </>
        )}
        <button type="button" aria-label="Close the photo" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}

type CloserProps = { src: string; alt: string; turn: (step: -1 | 1) => void };

function Closer({ src, alt, turn }: CloserProps) {
  const { picture, ...touches } = useCloserLook(turn);
  return (
    <div className={styles.picture} {...touches}>
      <img ref={picture} src={src} alt={alt} draggable={false} />
    </div>
  );
}
