import sharp from 'sharp';

/** A photo of some strands, different every time, as a camera would name it. */
export async function hairPhoto(name: string) {
  const strands = Array.from({ length: 14 }, () => {
    const [x, bend, width] = [Math.random() * 800, Math.random() * 400 - 200, 6 + Math.random() * 30];
    return `<path d="M${x} 0 L${x + bend} 1000" stroke="#2B2422" stroke-width="${width}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#EFEDEA"/>${strands.join('')}</svg>`;
  const buffer = await sharp(Buffer.from(drawing)).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
