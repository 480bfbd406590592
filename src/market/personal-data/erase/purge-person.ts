import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import type { Person } from '../whose-store.ts';
import { eraseAdsOfSeller } from './erase-ads-of-seller.ts';
import { endTalks, erasePerson } from './erase-person.ts';
import { setPurged } from './purge-store.ts';

/** Erases somebody for good, with their ads; their account must be closed and its row locked. */
export async function purgePerson(ctx: Context, unit: Unit, person: Person): Promise<void> {
  await eraseAdsOfSeller(ctx, unit, person.id);
  await erasePerson(unit, person);
  await setPurged(unit.db, person.id, ctx.now());
  await endTalks(unit, person.id);
}
