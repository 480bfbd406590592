import { encode } from 'uqr';

/** A square picture that a phone's camera reads: one path over `size` × `size` modules, its quiet border included. */
export function drawQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join(''));
  const bars = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ 0: bar, index }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`),
  );
  return { size, path: bars.join('') };
}
