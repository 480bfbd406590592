import sharp from 'sharp';
import { openRandom } from '../random.ts';

let photos = 0;

/** A photo of some strands, different every time, as a camera would name it. */
export async function hairPhoto(name: string) {
  // Browsers that are tested side by side send to one site: none may send what another has sent.
  const random = openRandom(`photo ${process.env['TEST_WORKER_INDEX']} ${(photos += 1)}`);
  const strands = Array.from({ length: 14 }, () => {
    const [x, bend, width] = [random.uniform(0, 800), random.uniform(-200, 200), random.uniform(4, 24)];
    return `<path d="M${x} 0 L${x + bend} 1000" stroke="#2B2422" stroke-width="${width}"/>`;
  });
  // What lies behind them is patchy: no two photos may look alike, or the ads of two people wait for a review.
  const patches = Array.from({ length: 90 }, (_, at) => {
    const [x, y, light] = [(at % 9) * 90, Math.floor(at / 9) * 100, Math.round(random.uniform(30, 100))];
    return `<path d="M${x} ${y} h90 v100 h-90 z" fill="hsl(30 8% ${light}%)"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300" viewBox="0 0 800 1000">${patches.join('')}${strands.join('')}</svg>`;
  const buffer = await sharp(Buffer.from(drawing)).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
