import type { HairColour, HairEthnicity, HairLength } from '#rules/hair/values.ts';
import type { HairCategory } from '#rules/hair/hair-words.ts';

/** What one should know of each category before looking through it; also the description that search engines show. */
const INTROS: Record<HairLength | HairColour | HairEthnicity, string> = {
  'under-5-inches':
    'Up to 12 cm from tie to tips. Enough for brows, lashes, beards, doll hair and colour tests.',
  '5-10-inches': '13 to 25 cm. For short wigs, fringes, toppers and practice heads.',
  '10-15-inches': '25 to 38 cm. Bobs, fillers and shoulder-length pieces are made of it.',
  '15-20-inches': '38 to 51 cm. The length most wigs start from, and where most sellers cut.',
  '20-25-inches': '51 to 64 cm. For long wigs and full sets of extensions.',
  '25-30-inches': '64 to 76 cm. Years of growing: look for an even thickness from tie to tips.',
  '30-inches-plus': '76 cm and more. Rare, and priced by the hank. Ask for a photo with the tape in it.',
  auburn: 'Red-brown hair. Warm in daylight; ask for a photo by a window before you match it.',
  black: 'From soft off-black to blue-black. Most of it is Indian and Asian hair that was never coloured.',
  blonde: 'From ash to honey. The lightest shades are often helped along: look for “never coloured”.',
  brown: 'From light to very dark. The easiest colour to blend, and the one with the most shades.',
  chestnut: 'Brown with a red glow. Ask whether the warmth is grown or from henna: henna counts as dye.',
  red: 'From copper to ginger. Few heads grow it and dye seldom matches it, so it does not stay long.',
  'white-and-grey':
    'Silver, salt and pepper, and white. Cannot be dyed lighter, so makers look for it as it grew.',
  indian: 'Fine to medium strands with a soft wave. No temple hair; what a dealer sells says so.',
  asian: 'Thick, round, mostly straight strands that keep their shape.',
  african: 'Coils and tight curls. Measured pulled straight, so it looks shorter than it is.',
  caucasian: 'Fine strands in the widest range of colours, straight to wavy.',
  'middle-eastern': 'Strong, dark hair, often with a loose curl.',
};

export const categoryIntro = ({ value }: HairCategory): string => INTROS[value];
