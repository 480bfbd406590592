const HOW = ['bright', 'calm', 'early', 'gentle', 'golden', 'kind', 'quiet', 'silver', 'sunny', 'warm'];
const WHAT = [
  'braid',
  'comb',
  'fern',
  'finch',
  'hank',
  'lark',
  'maple',
  'plait',
  'ribbon',
  'river',
  'willow',
];
const NUMBERS = 9000;

/** A name to begin with that says nothing of anybody: 'quiet-braid-4821'. */
export function suggestName([first = 0, second = 0]: ArrayLike<number> & Iterable<number>): string {
  const what = WHAT[Math.floor(first / HOW.length) % WHAT.length];
  return `${HOW[first % HOW.length]}-${what}-${1000 + (second % NUMBERS)}`;
}
