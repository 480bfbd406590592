import { HAIR_CATEGORIES } from '#rules/hair/hair-words.ts';
import type { Context } from '../../context.ts';
import { countKinds } from './category-count-store.ts';

/** How many ads for sale each of the 19 categories has, by its address: the figures in the menu of every page. */
export async function countAdsByCategory(ctx: Context): Promise<Readonly<Record<string, number>>> {
  return ctx.cached('ads by category', async ({ db }) => byAddress(await countKinds(db)));
}

function byAddress(kinds: Awaited<ReturnType<typeof countKinds>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    HAIR_CATEGORIES.map(({ group, value, url }) => [
      url,
      kinds.find((kind) => kind[group] === value)?.ads ?? 0,
    ]),
  );
}
