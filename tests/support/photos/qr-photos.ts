import sharp from 'sharp';
import { encode } from 'uqr';

/** A code as a drawing, this large. */
export function codeSvg(text: string, size: number) {
  const { data } = encode(text, { border: 3 });
  const dots = data.flatMap((row, y) =>
    row.map((isOn, x) => (isOn ? `<rect x="${x}" y="${y}" width="1.02" height="1.02"/>` : '')),
  );
  const edge = data.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${edge} ${edge}"><rect width="${edge}" height="${edge}" fill="#fff"/>${dots.join('')}</svg>`;
}

/** Strands on a table: the same picture for the same seed, so that a test sees the same every day. */
export async function sameHair(seed: number): Promise<Buffer> {
  let state = seed * 7919 + 17;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const strands = Array.from({ length: 14 }, () => {
    const [x, bend, width] = [random() * 800, random() * 400 - 200, 6 + random() * 30];
    return `<path d="M${x} 0 L${x + bend} 1000" stroke="#2B2422" stroke-width="${width}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#EFEDEA"/>${strands.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}
