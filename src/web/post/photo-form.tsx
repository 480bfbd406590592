import type { AlbumPhoto } from '#rules/ad-views.ts';
import { PHOTO_TYPES, PHOTOS_MAX } from '#rules/photo.ts';
import { useFrameData } from '../frame/frame-data.ts';
// oxlint-disable-next-line import/default -- Vite makes it
import script from '../script/post-photos.ts?worker&url';
import { Button } from '../ui/button.tsx';
import { PhotoSlots } from './photo-slots.tsx';
import styles from './photos.module.css';

type PhotoFormProps = { draft: string | null; photos: readonly AlbumPhoto[] };

/** The four photos that sell hair and any others, several at once, as a plain form; the script adds progress, retry and smaller files to it. */
export function PhotoForm({ draft, photos }: PhotoFormProps) {
  const token = useFrameData()?.formToken ?? '';
  const kinds = PHOTO_TYPES.join(',');
  return (
    <>
      <form
        className={styles.form}
        method="post"
        action="/post-an-ad/upload"
        encType="multipart/form-data"
        data-photo-upload={PHOTOS_MAX - photos.length}
        data-most={PHOTOS_MAX}
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="draft" value={draft ?? ''} />
        <PhotoSlots photos={photos} />
        <div className={styles.pickers}>
          <div className={styles.picker}>
            <label htmlFor="image">Choose photos</label>
            <input id="image" type="file" name="image" multiple accept={kinds} />
          </div>
          <div className={`${styles.picker} ${styles.camera}`}>
            <label htmlFor="camera">Take a photo</label>
            <input id="camera" type="file" name="image" accept="image/*" capture="environment" />
          </div>
        </div>
        <p className={styles.hint}>
          2 to {PHOTOS_MAX} in all, of the hair only: no faces. Several at once is fine.
        </p>
        <div className={styles.plain}>
          <Button name="then" value="photos">
            Upload
          </Button>
          <Button name="then" value="hair" kind="secondary">
            {draft ? 'Upload and go on' : 'Go on, photos later'}
          </Button>
        </div>
        <ul className={styles.queue} aria-live="polite" data-queue="" />
      </form>
      <script type="module" src={script} />
    </>
  );
}
