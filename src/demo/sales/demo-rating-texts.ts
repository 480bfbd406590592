import type { Marks } from '#rules/ratings/rating-rules.ts';

type Said = Marks & { sentence: string; answer?: string };

/** What buyers say of sellers; not all of it is praise. */
export const OF_SELLERS: readonly Said[] = [
  {
    asDescribed: 5,
    kind: 5,
    quick: 5,
    sentence: 'Exactly the length in the ad, tied well, and posted the next day.',
  },
  {
    asDescribed: 5,
    kind: 5,
    quick: 4,
    sentence: 'Lovely hair, softer than in the photos. It bleached evenly.',
  },
  {
    asDescribed: 4,
    kind: 5,
    quick: 3,
    sentence: 'The hair is beautiful, but it took nine days until it was in the post.',
    answer: 'Sorry about the wait, I had the flu that week. Thank you for your patience.',
  },
  { asDescribed: 5, kind: 4, quick: 5, sentence: 'Weighed it myself: four grams more than promised.' },
  { asDescribed: 5, kind: 5, quick: 5, sentence: '' },
  {
    asDescribed: 4,
    kind: 4,
    quick: 4,
    sentence: 'A little drier at the ends than I thought. Fine for a doll wig.',
  },
  {
    asDescribed: 5,
    kind: 5,
    quick: 5,
    sentence: 'All roots at one end. I ventilate by hand, so this saved me a day.',
  },
  {
    asDescribed: 2,
    kind: 4,
    quick: 4,
    sentence: 'An inch and a half shorter than the tape in the photo, and no word about it.',
    answer: 'I measured from the knot. From now on I measure from the tie, as the guide says.',
  },
  {
    asDescribed: 5,
    kind: 5,
    quick: 4,
    sentence: 'She answered every question, even the odd ones about shampoo.',
  },
  {
    asDescribed: 3,
    kind: 3,
    quick: 4,
    sentence: 'The colour is warmer than in the first photo. Good hair all the same.',
  },
];

/** What sellers say of buyers. */
export const OF_BUYERS: readonly Said[] = [
  {
    asDescribed: 5,
    kind: 5,
    quick: 5,
    sentence: 'Paid the same evening, and told me what became of my hair.',
  },
  { asDescribed: 5, kind: 5, quick: 4, sentence: 'Clear questions, fair price, no haggling afterwards.' },
  { asDescribed: 5, kind: 5, quick: 5, sentence: '' },
  {
    asDescribed: 4,
    kind: 4,
    quick: 3,
    sentence: 'It took a week until the money was there, but all was well.',
  },
  { asDescribed: 5, kind: 4, quick: 5, sentence: 'Knew exactly what she wanted. I would sell to her again.' },
];
