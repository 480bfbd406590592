import styles from './post-done-page.module.css';

type QrPictureProps = { picture: { size: number; path: string }; label: string };

/** An address as squares for a phone's camera. */
export function QrPicture({ picture: { size, path }, label }: QrPictureProps) {
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`}>
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#241915" shapeRendering="crispEdges" />
    </svg>
  );
}
