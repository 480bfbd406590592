import type { AlbumPhoto } from '#market/ads/ad-view.ts';
import { PHOTOS_MAX, PHOTOS_MIN } from '#rules/ads/photos/photo.ts';
import { PHOTO_TYPES } from '#rules/photo-types.ts';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/form/form-token.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { PhotoQueue, type Told } from './queue/photo-queue.tsx';
import { PhotoSlots } from './photo-slots.tsx';
import styles from './photos.module.css';

type PhotoFormProps = { draft: string | null; photos: readonly AlbumPhoto[]; told: Told };

/** The four photos that sell hair and any others, several at once, as a plain form; script sends each as it is chosen. */
export function PhotoForm({ draft, photos, told }: PhotoFormProps) {
  const { limit, queue } = told;
  return (
    <form className={styles.form} method="post" action="/post-an-ad/upload" encType="multipart/form-data">
      <FormToken />
      <input type="hidden" name="draft" value={draft ?? ''} />
      <PhotoSlots photos={photos} told={told} />
      <div className={styles.pickers}>
        <div className={styles.picker}>
          <label htmlFor="image">Choose photos</label>
          <PhotoPicker id="image" name="image" multiple accept={PHOTO_TYPES.join(',')} queue={queue} />
        </div>
        <div className={`${styles.picker} ${styles.camera}`}>
          <label htmlFor="camera">Take a photo</label>
          <PhotoPicker id="camera" name="image" accept="image/*" capture="environment" queue={queue} />
        </div>
      </div>
      <p className={styles.hint}>
        {`${PHOTOS_MIN} to ${limit.most} in all, of the hair only: no faces. ${limit.sentence}`}{' '}
        {limit.most < PHOTOS_MAX && <a href="/payment/">Larger plans allow {PHOTOS_MAX}</a>}
      </p>
      <div className={draft ? `${styles.plain} without-script` : styles.plain}>
        <span className="without-script">
          <Button name="then" value="photos">
            Upload
          </Button>
        </span>
        <Button name="then" value="hair" kind="secondary">
          {draft ? 'Upload and continue' : 'Continue, photos later'}
        </Button>
      </div>
      <PhotoQueue field="image" told={told} />
    </form>
  );
}
