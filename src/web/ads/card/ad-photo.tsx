import type { PhotoView } from '#market/ads/ad-view.ts';
import type { HairColour, Texture } from '#rules/hair/values.ts';
import { Hank } from '../../hair/hank/hank.tsx';
import styles from './ad-photo.module.css';

type AdPhotoProps = {
  photo: Pick<PhotoView, 'urls' | 'avif' | 'width' | 'height'> | null | undefined;
  alt: string;
  /** How wide it stands on the page, as the `sizes` of an image. */
  sizes: string;
  eager?: boolean;
  hair: { colour: HairColour; texture: Texture };
};

/** A photo in the width that fits; a drawn hank in the ad's own colour where there is none. */
export function AdPhoto({ photo, alt, sizes, eager = false, hair }: AdPhotoProps) {
  if (!photo) return <Hank colour={hair.colour} texture={hair.texture} className={styles.drawn} />;
  const image = (
    <img
      className={styles.photo}
      src={photo.urls.medium}
      srcSet={toSrcSet(photo.urls)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!photo.avif) return image;
  return (
    <picture className={styles.kinds}>
      <source type="image/avif" srcSet={toSrcSet(photo.avif)} sizes={sizes} />
      {image}
    </picture>
  );
}

const toSrcSet = ({ small, medium, large }: PhotoView['urls']) =>
  `${small} 320w, ${medium} 640w, ${large} 1280w`;
