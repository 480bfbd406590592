import { CAPITALS } from './capital-letters.ts';

/** Single-line letters of our own in a box 10 high: a bare machine has no fonts to draw with. */
const GLYPHS: Record<string, { width: number; path: string }> = {
  '0': { width: 6, path: 'M3 0C.6 0 0 2.5 0 5C0 7.5 .6 10 3 10C5.4 10 6 7.5 6 5C6 2.5 5.4 0 3 0Z' },
  '1': { width: 4, path: 'M.6 2.2L3 0L3 10' },
  '2': { width: 6, path: 'M.3 2.6C.3 1 1.4 0 3 0C4.7 0 5.8 1.1 5.8 2.8C5.8 5 1.8 7 .2 10L6 10' },
  '3': {
    width: 6,
    path: 'M.4 1.7C.8 .6 1.8 0 3 0C4.6 0 5.6 1 5.6 2.5C5.6 4 4.5 4.8 2.8 4.8C4.8 4.8 6 5.8 6 7.3C6 9 4.8 10 3 10C1.6 10 .5 9.3 0 8',
  },
  '4': { width: 6, path: 'M4.4 10L4.4 0L0 7L6 7' },
  '5': {
    width: 6,
    path: 'M5.4 0L1 0L.6 4.6C1.3 4 2.1 3.7 3 3.7C4.8 3.7 6 4.9 6 6.8C6 8.7 4.8 10 2.9 10C1.6 10 .5 9.4 0 8.3',
  },
  '6': {
    width: 6,
    path: 'M5.2 .9C4.6 .3 4 0 3.2 0C1.2 0 0 2 0 5.8C0 8.6 1.2 10 3 10C4.8 10 6 8.7 6 6.9C6 5.1 4.8 3.9 3.1 3.9C1.6 3.9 .4 4.8 0 6.2',
  },
  '7': { width: 6, path: 'M0 0L6 0L2.2 10' },
  '8': {
    width: 6,
    path: 'M3 4.7C1.5 4.7 .5 3.8 .5 2.4C.5 1 1.5 0 3 0C4.5 0 5.5 1 5.5 2.4C5.5 3.8 4.5 4.7 3 4.7C1.2 4.7 0 5.7 0 7.3C0 8.9 1.2 10 3 10C4.8 10 6 8.9 6 7.3C6 5.7 4.8 4.7 3 4.7Z',
  },
  '9': {
    width: 6,
    path: 'M.8 9.1C1.4 9.7 2 10 2.8 10C4.8 10 6 8 6 4.2C6 1.4 4.8 0 3 0C1.2 0 0 1.3 0 3.1C0 4.9 1.2 6.1 2.9 6.1C4.4 6.1 5.6 5.2 6 3.8',
  },
  c: { width: 5, path: 'M5 5.2C4.5 4.4 3.7 4 2.7 4C1 4 0 5.2 0 7C0 8.8 1 10 2.7 10C3.7 10 4.5 9.6 5 8.8' },
  d: { width: 5, path: 'M5 0L5 10M5 7C5 5.2 4.1 4 2.5 4C.9 4 0 5.2 0 7C0 8.8 .9 10 2.5 10C4.1 10 5 8.8 5 7' },
  e: {
    width: 5.2,
    path: 'M0 7L5.2 7C5.2 5.2 4.3 4 2.6 4C1 4 0 5.2 0 7C0 8.8 1 10 2.7 10C3.8 10 4.7 9.5 5.1 8.6',
  },
  g: {
    width: 5,
    path: 'M5 4L5 10.6C5 12.2 4.1 13 2.5 13C1.4 13 .6 12.6 .2 11.8M5 7C5 5.2 4.1 4 2.5 4C.9 4 0 5.2 0 7C0 8.8 .9 10 2.5 10C4.1 10 5 8.8 5 7',
  },
  i: { width: 0.4, path: 'M0 4L0 10M0 1.4L0 2' },
  m: {
    width: 8,
    path: 'M0 10L0 4M0 6.4C.3 4.9 1.1 4 2.3 4C3.6 4 4 4.8 4 6.2L4 10M4 6.4C4.3 4.9 5.1 4 6.3 4C7.6 4 8 4.8 8 6.2L8 10',
  },
  n: { width: 4.8, path: 'M0 10L0 4M0 6.6C.4 4.9 1.3 4 2.7 4C4.2 4 4.8 4.9 4.8 6.4L4.8 10' },
  ' ': { width: 3, path: '' },
  ...CAPITALS,
  o: { width: 5.4, path: 'M2.7 4C1 4 0 5.2 0 7C0 8.8 1 10 2.7 10C4.4 10 5.4 8.8 5.4 7C5.4 5.2 4.4 4 2.7 4Z' },
};

const GAP = 2.2;

/** How wide a word comes out at a height. */
export function wordWidth(word: string, height: number): number {
  const glyphs = [...word].map(findGlyph);
  return ((glyphs.reduce((sum, glyph) => sum + glyph.width, 0) + GAP * (glyphs.length - 1)) * height) / 10;
}

/** The path of a word whose top left corner is at x, y; stroke it, do not fill it. */
export function drawWord(word: string, x: number, y: number, height: number): string {
  const scale = height / 10;
  let left = x;
  return [...word]
    .map((letter) => {
      const glyph = findGlyph(letter);
      const path = place(glyph.path, left, y, scale);
      left += (glyph.width + GAP) * scale;
      return path;
    })
    .join('');
}

function place(path: string, x: number, y: number, scale: number): string {
  return path.replace(/([\d.]+) ([\d.]+)/g, (_, across: string, down: string) => {
    return `${(x + Number(across) * scale).toFixed(1)} ${(y + Number(down) * scale).toFixed(1)}`;
  });
}

function findGlyph(letter: string): { width: number; path: string } {
  const glyph = GLYPHS[letter];
  if (glyph === undefined) throw new Error(`No drawing for the letter '${letter}'.`);
  return glyph;
}
