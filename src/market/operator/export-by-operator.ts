import type { Unit } from '#platform/unit-of-work.ts';
import { findPersonByEmail } from '../accounts/find-person.ts';
import type { PhotoContext } from '../context.ts';
import { orderExport } from '../personal-data/download/export-data.ts';
import { packData } from '../personal-data/download/pack-data.ts';

/** Somebody asked whoever runs the site for their data: made and mailed to them as by their own button. */
export async function exportByOperator(ctx: PhotoContext, { email }: { email: string }): Promise<void> {
  const person = await findPersonByEmail(ctx.db, email);
  await orderExport(ctx, person.id, (unit) => noteExport(unit, person.id));
}

/** The same file for the operator to hand over, where its owner cannot sign in. */
export async function packForOperator(
  ctx: PhotoContext,
  { email }: { email: string },
): Promise<AsyncIterable<Buffer>> {
  const person = await findPersonByEmail(ctx.db, email);
  await ctx.write((unit) => noteExport(unit, person.id));
  return packData(ctx, person);
}

const noteExport = (unit: Unit, objectId: string) =>
  unit.audit({
    action: 'user.export-data',
    objectKind: 'account',
    objectId,
    before: null,
    after: null,
    reason: 'on the command line',
  });
