import type { Camera } from './camera.ts';
import { drawWord, wordWidth } from './draw-digits.ts';
import type { Random } from '../random.ts';
import { HEIGHT, WIDTH } from './scene.ts';

/** What the hair lies on in photos of a sale: the pan of a scale, or the parcel it came in. */
export function drawUnder(view: string, grams: number): string {
  if (view === 'scale') return drawScale(grams);
  return view === 'parcel' ? drawParcel() : '';
}

/** So much of the picture the hair takes where it lies on something. */
const SHARE = 0.62;
const MIDDLE = { x: WIDTH / 2, y: 400 };

/** The same look from further away, in the middle of what it lies on. */
export const smaller = (camera: Camera): Camera => ({
  ...camera,
  pxPerCm: camera.pxPerCm * SHARE,
  see: (across, along) => {
    const [x, y] = camera.see(across, along);
    return [MIDDLE.x + (x - WIDTH / 2) * SHARE, MIDDLE.y + (y - HEIGHT / 2) * SHARE];
  },
});

/** A kitchen scale from above: a glass pan, and a display that reads what was weighed. */
function drawScale(grams: number): string {
  const reading = `${grams} g`;
  const height = 54;
  const x = MIDDLE.x - wordWidth(reading, height) / 2;
  return (
    '<g id="scale"><rect x="66" y="66" width="676" height="848" rx="46" fill="#3b2a20" fill-opacity=".12"/>' +
    '<rect x="58" y="54" width="684" height="850" rx="46" fill="#f7f6f4" stroke="#b9b3ab" stroke-width="3"/>' +
    '<rect x="84" y="80" width="632" height="640" rx="36" fill="#e3e6e6" stroke="#cfd3d3" stroke-width="2"/>' +
    '<path d="M112 690L300 108M160 700L420 96" stroke="#fff" stroke-opacity=".5" stroke-width="16"/>' +
    '<rect x="250" y="752" width="300" height="112" rx="14" fill="#1f2b28"/>' +
    `<path id="weight" d="${drawWord(reading, x, 780, height)}" fill="none" stroke="#9fe3c8" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}

/** An opened box of cardboard with tissue in it. */
function drawParcel(): string {
  return (
    '<g id="parcel"><rect x="74" y="86" width="668" height="700" rx="6" fill="#3b2a20" fill-opacity=".14"/>' +
    '<path d="M60 70L740 70L740 780L60 780Z" fill="#c79a63" stroke="#8f6a3c" stroke-width="3"/>' +
    '<path d="M60 70L112 122L688 122L740 70M60 780L112 728L688 728L740 780M112 122L112 728M688 122L688 728" fill="none" stroke="#8f6a3c" stroke-width="3"/>' +
    '<path d="M112 122L688 122L688 728L112 728Z" fill="#f3efe8"/>' +
    '<path d="M112 300L260 210L420 330L560 220L688 320M112 560L270 640L430 540L590 650L688 570" fill="none" stroke="#dcd4c6" stroke-width="5"/></g>'
  );
}

/** The code word in somebody's hand, on a sheet that lies a little askew: below, or where a tape is read above it. */
export function drawPaper(word: string, isAbove: boolean, random: Random): string {
  const most = isAbove ? 36 : 46;
  const height = Math.min(most, (most * 440) / wordWidth(word, most));
  const [wide, high] = [wordWidth(word, height) + 56, height + (isAbove ? 34 : 56)];
  const [x, y] = [WIDTH / 2 - wide / 2 - 60, isAbove ? 10 : HEIGHT - high - 30];
  const turned = random.uniform(-2, 2).toFixed(1);
  const pen = drawWord(word, x + 28, y + (high - height) / 2, height);
  return (
    `<g id="paper" transform="rotate(${turned} ${WIDTH / 2} ${y})">` +
    `<rect x="${x + 5}" y="${y + 7}" width="${wide}" height="${high}" fill="#3b2a20" fill-opacity=".18"/>` +
    `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="#fffdf6" stroke="#d8d0c0" stroke-width="1.5"/>` +
    `<path id="word" d="${pen}" fill="none" stroke="#243a8c" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}
