import type { Database } from '#platform/postgres/database.ts';
import { DAY_MS } from '#rules/time.ts';
import { readUntil } from '#rules/wanted/wanted-fields.ts';
import { daysBefore } from '../demo-dates.ts';
import type { DemoWanted } from './demo-wanted.ts';

/** Puts in what people look for. Which ads fit is found as for everybody's. */
export async function insertDemoWanted(
  db: Database,
  wanted: readonly DemoWanted[],
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  for (const { hair, ...one } of wanted) {
    const postedAt = daysBefore(now, one.postedDaysAgo);
    const endsAt = findEnd(one.daysLeft, now);
    await db
      .insertInto('wanted_ads')
      .values({
        buyer_id: people.get(one.buyerKey) ?? '',
        status: one.status,
        shortest: hair.shortest,
        longest: hair.longest,
        colours: [...hair.colours],
        textures: [...hair.textures],
        treatments: [...hair.treatments],
        ethnicities: [...hair.ethnicities],
        grams: hair.grams,
        cut_state: hair.cutState,
        budget: hair.budgetPerGram?.amount ?? null,
        currency: hair.budgetPerGram?.currency ?? null,
        country: hair.country,
        note: one.note,
        ends_at: endsAt,
        published_at: one.status === 'live' || one.status === 'ended' ? postedAt : null,
        ended_at: one.status === 'ended' ? endsAt : null,
        signals: one.signals,
        rejected_why: one.rejectedWhy,
        demo: true,
        created_at: postedAt,
        updated_at: postedAt,
      })
      .execute();
  }
}

/** At the end of a day, as all of them. */
function findEnd(daysLeft: number, now: Date): Date {
  const day = new Date(now.getTime() + Math.max(1, Math.abs(daysLeft)) * DAY_MS).toISOString().slice(0, 10);
  const ahead = readUntil(day, now) ?? now;
  return daysLeft > 0 ? ahead : new Date(ahead.getTime() + 2 * daysLeft * DAY_MS);
}
