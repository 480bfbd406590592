import type { Context } from '../../context.ts';

/** What leaves the house as a file is noted: who took it, and what it was asked for. */
export async function noteExport(ctx: Context, table: string, asked: object): Promise<void> {
  await ctx.write((unit) =>
    unit.audit({
      action: 'table.export',
      objectKind: 'table',
      objectId: table,
      before: null,
      after: asked,
      reason: 'Downloaded as a file.',
    }),
  );
}
