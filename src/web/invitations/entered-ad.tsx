import type { PhotoView } from '#market/ads/ad-view.ts';
import styles from '../post/step/step-frame.module.css';

const PHOTO_PX = 96;

type EnteredAdProps = {
  ad: {
    title: string | null;
    description: string | null;
    photos: Pick<PhotoView, 'urls' | 'width' | 'height'>[];
    rows: { name: string; value: string }[];
  } | null;
};

/** Everything that was entered, to read before somebody says yes or no. */
export function EnteredAd({ ad }: EnteredAdProps) {
  if (ad === null) return <p>There is no ad yet: it was deleted again.</p>;
  return (
    <>
      <h2>The ad</h2>
      {ad.title && <p>{ad.title}</p>}
      {ad.description && <p>{ad.description}</p>}
      {ad.photos.length > 0 && (
        <p>
          {ad.photos.map(({ urls, width, height }, place) => (
            <img
              key={urls.small}
              src={urls.small}
              width={PHOTO_PX}
              height={Math.round((PHOTO_PX * height) / width)}
              alt={`The hair, ${place + 1} of ${ad.photos.length}`}
            />
          ))}
        </p>
      )}
      {ad.rows.length === 0 && <p>Nothing is filled in yet. You can do that yourself when it is yours.</p>}
      <dl className={styles.facts}>
        {ad.rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
