import { drawWord, wordWidth } from './draw-digits.ts';
import type { Random } from '../random.ts';
import { HEIGHT } from './scene.ts';

const CM_PER_INCH = 2.54;
const CLOTHS = { '#f6e6bd': 4, '#f8efd6': 3, '#f3d789': 2, '#e9efe2': 1 } as const;

/** Where a tape lies: its left edge, the height of its zero, its scale, and whether hair lies right of it. */
export type TapePlace = { left: number; width: number; zero: number; pxPerCm: number; hairIsRight: boolean };

/** A tailor's tape in true scale: centimetres on the side of the hair, inches on the other. */
export function drawTape(place: TapePlace, random: Random): string {
  const { left, width, zero, pxPerCm, hairIsRight } = place;
  const cloth = random.pickByWeight<string>(CLOTHS);
  const [cm, inch] = hairIsRight ? [left + width, left] : [left, left + width];
  const inward = hairIsRight ? -1 : 1;
  const end = HEIGHT + 20;
  const shadow = [16, 10, 5]
    .map(
      (blur) =>
        `<rect x="${left + 4}" y="${zero - 14}" width="${width}" height="${end - zero + 14}" stroke="#3b2a20" stroke-opacity=".035" stroke-width="${blur}" fill="#3b2a20" fill-opacity=".03"/>`,
    )
    .join('');
  const band =
    `<rect x="${left}" y="${zero}" width="${width}" height="${end - zero}" fill="${cloth}"/>` +
    `<path d="M${left + 0.8} ${zero}V${end}M${left + width - 0.8} ${zero}V${end}" stroke="#5a3d1a" stroke-opacity=".35" stroke-width="1.4"/>` +
    `<path d="M${left + width / 2} ${zero + 6}V${end}" stroke="#5a3d1a" stroke-opacity=".16" stroke-width="1"/>`;
  return (
    `<g id="tape">${shadow}${band}` +
    scale({
      edge: cm,
      inward,
      zero,
      unit: pxPerCm,
      parts: choosePartsPerUnit(pxPerCm, [10, 2, 1]),
      label: labelStep(pxPerCm),
      id: 'cm',
    }) +
    scale({
      edge: inch,
      inward: -inward,
      zero,
      unit: pxPerCm * CM_PER_INCH,
      parts: choosePartsPerUnit(pxPerCm * CM_PER_INCH, [8, 4, 2]),
      label: labelStep(pxPerCm * CM_PER_INCH),
      id: 'in',
    }) +
    clip(left, width, zero) +
    '</g>'
  );
}

type Scale = {
  edge: number;
  inward: number;
  zero: number;
  unit: number;
  parts: number;
  label: number;
  id: string;
};

function scale({ edge, inward, zero, unit, parts, label, id }: Scale): string {
  let [ticks, words, tens] = ['', '', ''];
  const last = Math.floor((HEIGHT - zero) / unit);
  for (let part = 1; part <= last * parts; part++) {
    const y = (zero + (part * unit) / parts).toFixed(2);
    const whole = part % parts === 0;
    const long = whole ? ((part / parts) % label === 0 ? 17 : 12) : part % (parts / 2) === 0 ? 8.5 : 5;
    ticks += `M${edge} ${y}h${inward * long}`;
  }
  for (let whole = label; whole <= last; whole += label) {
    const height = 11;
    const width = wordWidth(String(whole), height);
    const x = inward < 0 ? edge - 21 - width : edge + 21;
    const word = drawWord(String(whole), x, zero + whole * unit - height / 2, height);
    if (whole % 10 === 0) tens += word;
    else words += word;
  }
  return (
    `<path class="${id}" d="${ticks}" fill="none" stroke="#33241a" stroke-width="1.1"/>` +
    `<path d="${words}" fill="none" stroke="#33241a" stroke-width="1.3"/>` +
    `<path d="${tens}" fill="none" stroke="#a3301a" stroke-width="1.7"/>`
  );
}

/** The finest division whose ticks stay at least 3 px apart. */
const choosePartsPerUnit = (unit: number, choices: readonly number[]) =>
  choices.find((parts) => unit / parts >= 3) ?? 1;

/** Numbers need about 25 px each. */
const labelStep = (unit: number) => [1, 2, 5, 10, 20].find((step) => step * unit >= 25) ?? 50;

function clip(left: number, width: number, zero: number): string {
  const [x, wide] = [left - 1.5, width + 3];
  return (
    `<rect x="${x}" y="${zero - 15}" width="${wide}" height="15" rx="2" fill="#b8b2a6"/>` +
    `<rect x="${x}" y="${zero - 14}" width="${wide}" height="4" rx="2" fill="#e6e2da"/>` +
    `<path d="M${x} ${zero - 0.6}h${wide}" stroke="#6f6a60" stroke-width="1.2"/>` +
    `<circle cx="${left + width / 2}" cy="${zero - 7}" r="2.6" fill="#7d776b"/>`
  );
}
