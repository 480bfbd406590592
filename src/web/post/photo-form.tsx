import { PHOTO_TYPES, PHOTOS_MAX } from '#rules/photo.ts';
import { useFrameData } from '../frame/frame-data.ts';
import { Button } from '../ui/button.tsx';
import script from './photo-upload.js?url';
import styles from './photos.module.css';

type PhotoFormProps = { draft: string | null; room: number };

/** Several photos at once, as a plain form; the script adds progress, retry and smaller files to it. */
export function PhotoForm({ draft, room }: PhotoFormProps) {
  const token = useFrameData()?.formToken ?? '';
  return (
    <>
      <ul className={styles.tips}>
        <li>The full length, in daylight</li>
        <li>
          <b>With a tape measure beside it</b>
        </li>
        <li>The ends, close up</li>
        <li>The tied end</li>
      </ul>
      <form
        className={styles.form}
        method="post"
        action="/post-an-ad/upload"
        encType="multipart/form-data"
        data-photo-upload={room}
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="draft" value={draft ?? ''} />
        <label htmlFor="image">
          Choose photos <small>(2 to {PHOTOS_MAX}, of the hair only: no faces)</small>
        </label>
        <input id="image" type="file" name="image" multiple accept={PHOTO_TYPES.join(',')} />
        <div className={styles.row}>
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
