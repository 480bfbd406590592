import type { ReactNode } from 'react';
import type { AlbumPhoto } from '#market/ads/ad-view.ts';
import { PHOTO_SLOT_LABELS, PHOTO_SLOTS, type PhotoSlot } from '#rules/ads/photos/photo.ts';
import { PHOTO_TYPES } from '#rules/photo-types.ts';
import { Hank } from '../../hair/hank/hank.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { PhotoQueue, type Told } from './queue/photo-queue.tsx';
import styles from './photo-slots.module.css';

/** The four photos that sell hair: each drawn until it is there, and each a field of its own. */
export function PhotoSlots({ photos, told }: { photos: readonly AlbumPhoto[]; told: Told }) {
  return (
    <ul className={styles.slots}>
      {PHOTO_SLOTS.map((slot) => (
        <Slot key={slot} slot={slot} photo={photos.find((photo) => photo.slot === slot)} told={told} />
      ))}
    </ul>
  );
}

const SLOT_HINTS: Record<PhotoSlot, string> = {
  'full-length': 'in daylight, on something plain',
  tape: 'from the tie to the tips',
  ends: 'close up',
  'tied-end': 'close up',
};

type SlotProps = { slot: PhotoSlot; photo: AlbumPhoto | undefined; told: Told };

function Slot({ slot, photo, told }: SlotProps) {
  return (
    <li className={photo ? styles.filled : undefined}>
      <div className={styles.well}>
        {photo ? (
          <img src={photo.urls.small} width={photo.width} height={photo.height} alt="" />
        ) : (
          <svg viewBox="0 0 120 90" aria-hidden="true">
            {SLOT_DRAWINGS[slot]}
          </svg>
        )}
      </div>
      <p>
        <label htmlFor={slot}>{PHOTO_SLOT_LABELS[slot]}</label>
        {photo && <span className={styles.mark}>added</span>}
        {!photo && slot === 'tape' && <span className={styles.mark}>sells best</span>}
        <small>{photo ? 'Choose another one' : SLOT_HINTS[slot]}</small>
      </p>
      <PhotoPicker id={slot} name={slot} accept={PHOTO_TYPES.join(',')} queue={told.queue} />
      <PhotoQueue field={slot} told={told} />
    </li>
  );
}

const TICKS = Array.from(
  { length: 19 },
  (_, tick) => `M${10 + tick * 5.5} 62v${tick % 5 === 0 ? 9 : 5}`,
).join('');

const Lying = () => (
  <g transform="translate(8 74) rotate(-90)">
    <svg width="58" height="104" viewBox="12 10 76 146" preserveAspectRatio="none">
      <Hank colour="brown" texture="straight" />
    </svg>
  </g>
);

const CloseUp = ({ y, x }: { x: number; y: number }) => (
  <svg x={x} y={y} width="250" height="300" viewBox="0 0 100 160">
    <Hank colour="brown" texture="straight" />
  </svg>
);

const SLOT_DRAWINGS: Record<PhotoSlot, ReactNode> = {
  'full-length': <Lying />,
  tape: (
    <>
      <g transform="translate(0 -10)">
        <Lying />
      </g>
      <rect x="6" y="62" width="108" height="16" rx="2" className={styles.tape} />
      <path d={TICKS} className={styles.ticks} />
    </>
  ),
  ends: <CloseUp x={-64} y={-190} />,
  'tied-end': <CloseUp x={-65} y={-30} />,
};
