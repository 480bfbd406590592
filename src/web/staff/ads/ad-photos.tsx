import type { PhotoView } from '#market/ads/ad-view.ts';

/** The photos of an ad in a row; each opens large. */
export function AdPhotos({ photos }: { photos: readonly PhotoView[] }) {
  if (photos.length === 0) return null;
  return (
    <div className="staff-photos">
      {photos.map(({ id, urls, tape }) => (
        <a key={id} href={urls.large}>
          <img
            src={urls.small}
            width={120}
            height={150}
            alt={tape ? 'Hair next to a tape measure' : 'Hair'}
          />
        </a>
      ))}
    </div>
  );
}
