import { type AccessRow, ANYONE, only } from './access-verdicts.ts';
import { saleSides } from './sale-access-table.ts';

/** Who may do what with sets of hair: anybody finds them, and keeps their own. */
export const BUNDLE_ACCESS: Record<string, AccessRow> = {
  'bundle/find': ANYONE,
  'bundle/keep': { atAll: only('buyer', 'seller') },
  'bundle/list': { atAll: only('buyer', 'seller') },
  'bundle/show': saleSides('bundle'),
  'bundle/drop': saleSides('bundle'),
  'bundle/swap': saleSides('bundle', { place: 1 }),
  'bundle/watch': saleSides('bundle', { isWatched: true }),
  'bundle/planContact': saleSides('bundle'),
  'bundle/contact': saleSides('bundle', { message: 'Hello, are these still for sale? I make wigs.' }),
};
