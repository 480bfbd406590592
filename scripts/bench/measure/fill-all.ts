import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fillWithAds } from '../load/fill-with-ads.ts';
import { fillWithOffers } from '../load/fill-with-offers.ts';
import { fillAt, migrateAt } from './growth.ts';

const LOAD = join(import.meta.dirname, '../load');
const MIGRATIONS = 'src/platform/postgres/migrations';

/** Other migrations, or another fill, need other databases. Read once: whoever edits meanwhile does not move them. */
const RELEASE = nameRelease();

/** Where the database of that size is. */
export const folderFor = (data: string, size: number): string => join(resolve(data), `${size}-${RELEASE}`);

/** Where the one is that has five offers on each ad, which is more of them than a site of that size has. */
export const offersFolderFor = (data: string, size: number): string =>
  join(resolve(data), `${size}-offers-${RELEASE}`);

function nameRelease(): string {
  const hash = createHash('sha256').update(readdirSync(MIGRATIONS).join());
  for (const name of readdirSync(LOAD).filter((each) => /^fill-.*\.ts$/.test(each)))
    hash.update(readFileSync(join(LOAD, name)));
  return hash.digest('hex').slice(0, 8);
}

/** Fills what is not there yet, one after the other: each fill has work for two processors. */
export async function fillAll(
  data: string,
  sizes: readonly number[],
  say: (text: string) => void,
  withOffersOn?: number,
): Promise<void> {
  const missing = sizes.filter((size) => !existsSync(folderFor(data, size)));
  const offersAt = withOffersOn === undefined ? [] : [offersFolderFor(data, withOffersOn)];
  const hasOffers = offersAt.every((folder) => existsSync(folder));
  if (missing.length === 0 && hasOffers) return;
  const empty = join(resolve(data), 'empty');
  mkdirSync(resolve(data), { recursive: true });
  await migrateAt(empty);
  say(`an empty database is migrated`);
  for (const size of missing) {
    const took = await fillAt(folderFor(data, size), size, { migrated: empty });
    say(`${count(size)} ads are there after ${(took / 1000).toFixed(0)} s`);
  }
  for (const folder of offersAt) {
    const took = await fillAt(folder, withOffersOn ?? 0, { migrated: empty, fill: fillWithAdsAndOffers });
    say(`five offers on each of ${count(withOffersOn ?? 0)} ads after ${(took / 1000).toFixed(0)} s`);
  }
  rmSync(empty, { recursive: true, force: true });
}

const fillWithAdsAndOffers: typeof fillWithAds = async (owner, size) => {
  await fillWithAds(owner, size);
  await fillWithOffers(owner);
};

const count = (size: number) => size.toLocaleString('en-GB');
