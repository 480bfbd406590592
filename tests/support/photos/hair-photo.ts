import sharp from 'sharp';
import { openRandom } from '../random.ts';

let photos = 0;

/** A photo of some strands, different every time, as a camera would name it. */
export async function hairPhoto(name: string) {
  // Browsers that are tested side by side send to one site: none may send what another has sent.
  const random = openRandom(`photo ${process.env['TEST_WORKER_INDEX']} ${(photos += 1)}`);
  const strands = Array.from({ length: 14 }, () => {
    const [x, bend, width] = [random.uniform(0, 800), random.uniform(-200, 200), random.uniform(6, 36)];
    return `<path d="M${x} 0 L${x + bend} 1000" stroke="#2B2422" stroke-width="${width}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#EFEDEA"/>${strands.join('')}</svg>`;
  const buffer = await sharp(Buffer.from(drawing)).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
