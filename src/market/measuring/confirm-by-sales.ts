import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { insertMeasurementsBySales } from './measurement-store.ts';

/** Marks as measured what a seller shows beside a tape, as soon as enough buyers have spoken for them. */
export async function confirmBySales(ctx: Context, { db }: Unit, sellerId: string): Promise<void> {
  await insertMeasurementsBySales(db, sellerId, ctx.now());
}
