import type { Database } from '#platform/database.ts';
import { ANY_AD } from '#rules/ad-search.ts';
import { HAIR_CATEGORIES } from '#rules/hair-words.ts';
import type { Context } from '../context.ts';
import { countKept } from './ad-facet-store.ts';

type Counts = Readonly<Record<string, number>>;

/** Every page shows these figures in its menu, so they are counted once a minute and not once a page. */
const GOOD_FOR_MS = 60_000;
const counted = new WeakMap<Database, { until: number; counts: Promise<Counts> }>();

/** How many ads for sale each of the 19 categories has, by its address. */
export async function countAdsByCategory(ctx: Context): Promise<Counts> {
  const now = ctx.now().getTime();
  const known = counted.get(ctx.db);
  if (known && now < known.until) return known.counts;
  const counts = count(ctx.db);
  counted.set(ctx.db, { until: now + GOOD_FOR_MS, counts });
  counts.catch(() => counted.delete(ctx.db));
  return counts;
}

async function count(db: Database): Promise<Counts> {
  const { values } = await countKept(db, ANY_AD);
  return Object.fromEntries(
    HAIR_CATEGORIES.map(({ group, value, url }) => [
      url,
      values.find((each) => each.group === group && each.value === value)?.count ?? 0,
    ]),
  );
}
