import type { PhotoRefusal } from '#rules/ads/photos/photo.ts';
import type { RefusedPhoto } from '#rules/ads/photos/photo-schema.ts';
import styles from './photos.module.css';

type PhotoQueueProps = {
  /** The field whose files these are. */
  field: RefusedPhoto['field'];
  refused: readonly RefusedPhoto[];
  limit: string;
};

/** Where a field tells what becomes of its files: those on their way, by the script, and those that were refused. */
export function PhotoQueue({ field, refused, limit }: PhotoQueueProps) {
  const why = { ...WHY, full: limit };
  return (
    <ul className={styles.queue} aria-live="polite" data-queue={field}>
      {refused
        .filter((photo) => photo.field === field)
        .map((photo, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
          <li key={at} data-refused="">
            <b dir="auto">{photo.name}</b>
            {`: ${why[photo.why]}`}
          </li>
        ))}
    </ul>
  );
}

const WHY: Record<Exclude<PhotoRefusal, 'full'>, string> = {
  'too-large': 'This photo is too large. Send one of at most 15 MB and 50 megapixels.',
  'wrong-type': 'We cannot read this file as a photo. Send a photo as JPEG, PNG, WebP or AVIF.',
  'has-code': 'There is a QR code in this photo. Please send one without it.',
  'too-many': 'You have many photos that are not on any ad. Use or remove some of them first.',
  broken: 'We could not finish this photo. Please send it again.',
};
