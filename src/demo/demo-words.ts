import { toSkeleton } from '#rules/text/plain-text.ts';
import { isReservedName } from '#rules/accounts/reserved-names.ts';
import type { Random } from './random.ts';

/** Replaces each {word} by its value; one without a value is a slip in the text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    const value = values[word];
    if (value === undefined) throw new Error(`Nothing to put for {${word}} in '${text}'.`);
    return value;
  });
}

/** Handles that nobody has: a first name or a thing, a word of the trade, sometimes a number. */
export function* inventHandles(random: Random): Generator<string, never> {
  const taken = new Set(['asha', 'bela', 'cleo', 'mira', 'dara'].map(toSkeleton));
  for (;;) {
    const joint = random.pick(['_', '-', '_']);
    const tail = random.chance(0.35) ? String(random.integer(2, 98)) : '';
    const handle = random.pick([
      `${random.pick(FIRST_NAMES)}${joint}${random.pick(TRADE_WORDS)}${tail}`,
      `${random.pick(THINGS)}${joint}${random.pick(TRADE_WORDS)}${tail}`,
      `${random.pick(FIRST_NAMES)}${joint}${random.pick(THINGS)}${tail}`,
    ]);
    if (taken.has(toSkeleton(handle)) || isReservedName(handle) || handle.length > 24) continue;
    taken.add(toSkeleton(handle));
    yield handle;
  }
}

const FIRST_NAMES = [
  'meera',
  'kavya',
  'lalitha',
  'nandini',
  'priya',
  'sita',
  'revathi',
  'anjali',
  'divya',
  'geeta',
  'uma',
  'sunita',
  'ishita',
  'padma',
  'rukmini',
  'tara',
  'leela',
  'hema',
  'jaya',
  'vimala',
  'Ellie',
  'Megan',
  'Rhian',
  'Moira',
  'Jess',
  'Tilda',
  'Ania',
  'Kasia',
  'Oksana',
  'Linh',
  'Thuy',
  'Yuki',
  'Hana',
  'Maricel',
  'Aylin',
  'Zeynep',
  'Rania',
  'Noor',
  'Adaeze',
  'Thandi',
  'Zola',
  'Amara',
  'Grace',
  'Ruth',
  'Marta',
  'Greta',
  'Sinead',
  'Aoife',
  'Ravi',
  'Arjun',
  'Tom',
] as const;
const TRADE_WORDS = [
  'braids',
  'plaits',
  'longhair',
  'tresses',
  'hanks',
  'strands',
  'ponytail',
  'locks',
  'waves',
  'curls',
  'comb',
  'coil',
  'untrimmed',
  'waistlength',
  'grows',
  'hair',
] as const;
const THINGS = [
  'jasmine',
  'monsoon',
  'indigo',
  'marigold',
  'river',
  'copper',
  'silver',
  'night',
  'cedar',
  'walnut',
  'honey',
  'amber',
  'raven',
  'willow',
  'harbour',
  'lotus',
  'tamarind',
  'coconut',
  'saffron',
  'pebble',
  'heather',
  'birch',
  'wren',
  'moss',
] as const;

/** Firms of the demo; none of them exists. */
export const SELLING_FIRMS = [
  'Lotus and Loom Hair',
  'Seven Combs Hair House',
  'Palm Court Salon',
  'Blackwater Hair Trading',
  'Long Story Hair',
] as const;

export const BUYING_FIRMS = [
  'Thistledown Wigs',
  'The Wig Bench',
  'Second Crown Studio',
  'Northlight Theatre Wigs',
  'Little Otter Dolls',
  'Rooted Extensions',
  'Velvet Row Salon',
  'Curtain Call Hair',
  'Bramble and Bow',
  'Fine Knot Workshop',
  'Halo Hairworks',
  'The Rocking Horse Mender',
] as const;

export const CONSENT_NOTES = [
  'By telephone, in Telugu; read back to the seller, who agreed.',
  'The seller came to the office and signed the form.',
  'By letter with a signature, filed with the form.',
  'On a video call; the seller showed the hair and agreed to every line.',
] as const;

/** What staff wrote when they sent an ad back or turned it down. */
export const STAFF_NOTES: Record<'changes_requested' | 'rejected', readonly string[]> = {
  changes_requested: [
    'Please add a photo with the tape beside the hair, from the tie to the tips.',
    'The weight does not fit the length and thickness. Please weigh it again and correct the grams.',
    'Please say in the text when the hair was last coloured.',
  ],
  rejected: [
    'The photos were found on another website. Please use your own.',
    'The same photos are in an ad of another account.',
    'You told us that the hair was collected from brushes. We do not sell combings.',
  ],
};
