/** The photos that prove cut hair: the first two have to be there. */
export const PROOF_PHOTOS = [
  { kind: 'tape', label: 'Beside a tape, with the paper' },
  { kind: 'scale', label: 'On a scale, with the paper' },
  { kind: 'before', label: 'Before the cut, from behind, no face (if you like)' },
  { kind: 'tied', label: 'The tied end (if you like)' },
] as const;
