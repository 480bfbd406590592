import { useSortable } from '@dnd-kit/sortable';
import { useEffect, useRef } from 'react';
import type { AlbumPhoto } from '#market/ads/ad-view.ts';
import { PHOTO_SLOT_LABELS } from '#rules/ads/photos/photo.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import styles from './photos.module.css';

type PhotoItemProps = {
  photo: AlbumPhoto;
  at: number;
  last: number;
  isTurning: boolean;
  /** It was just moved, or stands where one was removed: the button that did it may be gone, and the focus with it. */
  acted: object | null;
};

/** One photo in its place, with its buttons. */
export function PhotoItem({ photo, at, last, isTurning, acted }: PhotoItemProps) {
  const { id, urls, width, height, tape, slot } = photo;
  const { setNodeRef, transform, transition, isDragging, ...grip } = useSortable({ id });
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (acted && document.activeElement === document.body) item.current?.focus();
  }, [acted]);
  return (
    <li
      id={`photo-${id}`}
      ref={(element) => {
        setNodeRef(element);
        item.current = element;
      }}
      className={isDragging ? styles.dragged : undefined}
      style={
        transform
          ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition }
          : undefined
      }
      tabIndex={-1}
    >
      <div className={isTurning ? `${styles.picture} ${styles.turned}` : styles.picture}>
        <img src={urls.small} width={width} height={height} alt={`${at + 1} of ${last + 1}`} />
        {useIsAlive() && last > 0 && <Grip at={at} {...grip} />}
      </div>
      <p className={styles.place}>
        {at === 0 ? <b className={styles.main}>Main photo</b> : <span>Photo {at + 1}</span>}
        {slot && slot !== 'tape' && <span>{PHOTO_SLOT_LABELS[slot]}</span>}
        {tape && <span className={styles.tape}>with tape measure</span>}
      </p>
      <div className={styles.row}>
        {at > 0 && <PhotoAct act="main" id={id} label="Make main photo" text="Main" at={at} />}
        {at > 0 && <PhotoAct act="earlier" id={id} label="Move earlier" text="←" at={at} />}
        {at < last && <PhotoAct act="later" id={id} label="Move later" text="→" at={at} />}
        <PhotoAct act="turn" id={id} label="Rotate by a quarter turn" text="Rotate" at={at} />
        <PhotoAct act="tape" id={id} label="Shows a tape measure" text="Tape" at={at} isPressed={tape} />
        <PhotoAct act="remove" id={id} label="Remove" text="Remove" at={at} />
      </div>
    </li>
  );
}

type GripProps = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'> & {
  at: number;
};

const Grip = ({ attributes, listeners, setActivatorNodeRef, at }: GripProps) => (
  <button
    type="button"
    ref={setActivatorNodeRef}
    className={styles.grip}
    {...attributes}
    {...listeners}
    aria-label={`Drag photo ${at + 1}`}
  >
    <span aria-hidden="true">⠿</span>
  </button>
);

type PhotoActProps = {
  act: string;
  id: string;
  label: string;
  text: string;
  at: number;
  isPressed?: boolean;
};

const PhotoAct = ({ act, id, label, text, at, isPressed }: PhotoActProps) => (
  <button
    className={styles.act}
    name="act"
    value={`${act}:${id}`}
    aria-label={`${label}: photo ${at + 1}`}
    aria-pressed={isPressed}
  >
    {text}
  </button>
);
