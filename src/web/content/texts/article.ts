/**
 * One piece of a text page. Sentences may hold `**weight**` and `[links](/to)`, and nothing else, so that the same
 * words serve the page, the search, the structured data and the test of how hard they are to read.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { note: string }
  /** What somebody who cheats writes. */
  | { says: string }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } };

/** What is drawn beside a part of a text. */
export type Drawing =
  | 'braid'
  | 'camera'
  | 'eye'
  | 'flag'
  | 'heart'
  | 'parcel'
  | 'purse'
  | 'ruler'
  | 'scales'
  | 'scissors'
  | 'search'
  | 'shield'
  | 'speech'
  | 'tag';

type Section = { id: string; title: string; drawing?: Drawing; blocks: readonly Block[] };

/** A text page, whole. */
export type Article = {
  path: string;
  title: string;
  /** For search engines and previews. */
  description: string;
  lead: string;
  /** The day somebody last held the words against the site. */
  checkedOn: string;
  sections: readonly Section[];
};

/** The bare words of some blocks. */
export const blocksToText = (blocks: readonly Block[]) => blocks.map(blockToText).join(' ');

/** The bare words of a block. */
function blockToText(block: Block): string {
  if (typeof block === 'string') return bare(block);
  if ('list' in block) return block.list.map(bare).join(' ');
  if ('steps' in block) return block.steps.map(bare).join(' ');
  if ('table' in block) return [block.table.head, ...block.table.rows].flat().map(bare).join('. ');
  return bare('note' in block ? block.note : block.says);
}

const bare = (text: string) => text.replaceAll('**', '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
