import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { PHOTO_SLOT_LABELS } from '#rules/ads/photos/photo.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { DraftFields } from '../step-frame.tsx';
import styles from './photos.module.css';

type PhotoListProps = { ad: OwnAd; state: FormState | undefined };

/** The photos in their order, each with its buttons; the script lets them be dragged as well. */
export function PhotoList({ ad, state }: PhotoListProps) {
  const last = ad.photos.length - 1;
  return (
    <div className={styles.wide}>
      <Form state={state}>
        <DraftFields ad={ad} />
        <ol className={styles.photos} data-photo-order="">
          {ad.photos.map(({ id, urls, width, height, tape, slot }, at) => (
            <li key={id} id={`photo-${id}`} data-photo={id} tabIndex={-1}>
              <img src={urls.small} width={width} height={height} alt={`${at + 1} of ${last + 1}`} />
              <p className={styles.place}>
                {at === 0 ? <b className={styles.main}>Main photo</b> : <span>Photo {at + 1}</span>}
                {slot && slot !== 'tape' && <span>{PHOTO_SLOT_LABELS[slot]}</span>}
                {tape && <span className={styles.tape}>with tape measure</span>}
              </p>
              <div className={styles.row}>
                {at > 0 && <PhotoAct act="main" id={id} label="Make main photo" text="Main" at={at} />}
                {at > 0 && <PhotoAct act="earlier" id={id} label="Move earlier" text="←" at={at} />}
                {at < last && <PhotoAct act="later" id={id} label="Move later" text="→" at={at} />}
                <PhotoAct
                  act="tape"
                  id={id}
                  label="Shows a tape measure"
                  text="Tape"
                  at={at}
                  isPressed={tape}
                />
                <PhotoAct act="remove" id={id} label="Remove" text="Remove" at={at} />
              </div>
            </li>
          ))}
        </ol>
      </Form>
    </div>
  );
}

type PhotoActProps = {
  act: string;
  id: string;
  label: string;
  text: string;
  at: number;
  isPressed?: boolean;
};

function PhotoAct({ act, id, label, text, at, isPressed }: PhotoActProps) {
  return (
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
}
