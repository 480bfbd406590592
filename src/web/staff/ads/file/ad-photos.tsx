import type { PhotoView } from '#market/ads/ad-view.ts';

/** Where the sizes of a photo lie, and whether a tape measure is on it. */
export type ShownPhoto = { folder: string; tape: boolean; width: number; height: number };

export const toShownPhoto = ({ urls, tape, width, height }: PhotoView): ShownPhoto => ({
  folder: urls.small.slice(0, urls.small.lastIndexOf('/')),
  tape,
  width,
  height,
});

/** The photos of an ad in a row; each opens large. */
export function AdPhotos({ photos }: { photos: readonly ShownPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <div className="staff-photos">
      {photos.map(({ folder, tape }) => (
        <a key={folder} href={`${folder}/large.webp`}>
          <img
            src={`${folder}/small.webp`}
            width={120}
            height={150}
            alt={tape ? 'Hair next to a tape measure' : 'Hair'}
          />
        </a>
      ))}
    </div>
  );
}
