import type { Weights } from '#rules/wanted/note/weigh-note.ts';

/** The file that keeps the weights: one row of signs, a byte a weight. */
export const printWeights = ({ start, table }: Weights): string =>
  `// Learned from the labelled notes by \`npm run weigh-notes\`: change a label or a feature, not this file.
export const START = ${start};
export const NOTE_WEIGHTS =
  '${Buffer.from(table.buffer).toString('base64')}';
`;
