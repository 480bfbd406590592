import { encode } from 'uqr';
import styles from './done.module.css';

/** An address as squares for a phone's camera, drawn as one path. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`}>
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#241915" shapeRendering="crispEdges" />
    </svg>
  );
}
