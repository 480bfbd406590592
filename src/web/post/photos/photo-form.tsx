import type { AlbumPhoto } from '#market/ads/ad-view.ts';
import { PHOTO_TYPES, PHOTOS_MAX, PHOTOS_MIN } from '#rules/ads/photos/photo.ts';
import type { RefusedPhoto } from '#rules/ads/photos/photo-schema.ts';
// oxlint-disable-next-line import/default -- Vite makes it
import script from '../../script/post-photos.ts?worker&url';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/form/form-token.tsx';
import { PhotoQueue } from './photo-queue.tsx';
import { PhotoSlots } from './photo-slots.tsx';
import styles from './photos.module.css';

type PhotoFormProps = {
  draft: string | null;
  photos: readonly AlbumPhoto[];
  /** By the plan of the seller. */
  limit: { most: number; sentence: string };
  refused: readonly RefusedPhoto[];
};

/** The four photos that sell hair and any others, several at once, as a plain form; the script adds progress, retry and smaller files to it. */
export function PhotoForm({ draft, photos, limit, refused }: PhotoFormProps) {
  const kinds = PHOTO_TYPES.join(',');
  return (
    <>
      <form
        className={styles.form}
        method="post"
        action="/post-an-ad/upload"
        encType="multipart/form-data"
        data-photo-upload=""
        data-there={photos.length}
        data-most={limit.most}
        data-full={limit.sentence}
      >
        <FormToken />
        <input type="hidden" name="draft" value={draft ?? ''} />
        <PhotoSlots photos={photos} refused={refused} limit={limit.sentence} />
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
          {`${PHOTOS_MIN} to ${limit.most} in all, of the hair only: no faces. Several at once is fine. ${limit.sentence}`}{' '}
          {limit.most < PHOTOS_MAX && <a href="/payment/">Larger plans allow {PHOTOS_MAX}</a>}
        </p>
        <div className={styles.plain}>
          <Button name="then" value="photos">
            Upload
          </Button>
          <Button name="then" value="hair" kind="secondary">
            {draft ? 'Upload and continue' : 'Continue, photos later'}
          </Button>
        </div>
        <PhotoQueue field="image" refused={refused} limit={limit.sentence} />
      </form>
      <script type="module" src={script} />
    </>
  );
}
