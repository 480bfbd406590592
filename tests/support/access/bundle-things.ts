import { randomBytes } from 'node:crypto';
import { EXAMPLE_NEED } from '#rules/bundles/bundle-need.ts';
import { putHank } from '../bundles/bundle-site.ts';
import type { TestSite } from '../site/test-site.ts';
import type { AccessVisitor } from './access-verdicts.ts';
import { owner, type Whose } from './thing-owners.ts';

/** Two hanks that somebody keeps together; what other cells kept for them before is gone. */
export async function aBundle(
  site: TestSite,
  who: AccessVisitor,
  whose: Whose,
): Promise<{ bundleId: string }> {
  const { db, clock } = site;
  const accountId = await owner(site, who, whose);
  await db.deleteFrom('bundles').where('account_id', '=', accountId).execute();
  const { id } = await db
    .insertInto('bundles')
    .values({
      account_id: accountId,
      name: 'Short black wig',
      need: JSON.stringify(EXAMPLE_NEED),
      unsubscribe_token: randomBytes(24).toString('base64url'),
      created_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const position of [1, 2])
    await db
      .insertInto('bundle_members')
      .values({
        bundle_id: id,
        position,
        ad_id: await putHank(site, [18, 90, 50]),
        price: 50_00,
        currency: 'USD',
        counted_grams: 90,
      })
      .execute();
  return { bundleId: id };
}
