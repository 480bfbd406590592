import type { Database } from '#platform/postgres/database.ts';
import type { Context } from '../../context.ts';
import { tellWhoDid } from '../../deeds/tell-who-did.ts';

const WHY = { off: ['subscription.off'], on: ['subscription.on', 'subscription.grant'] };

/** Who of us ended somebody's plan, or gave it, before whoever wants the same. */
export const tellWhoSwitched = (
  ctx: Context,
  db: Database,
  accountId: string,
  to: keyof typeof WHY,
): Promise<string> =>
  tellWhoDid(ctx, db, {
    topic: 'plan',
    kind: 'subscription',
    id: accountId,
    isWhy: ({ action }) => WHY[to].includes(action),
  });
