import { randomBytes } from 'node:crypto';
import { insertAd } from '../ads/some-ads.ts';
import { givePlan } from '../payments/give-plan.ts';
import type { Name } from '../people/cast.ts';
import type { TestSite } from '../site/test-site.ts';
import type { AccessVisitor } from './access-verdicts.ts';

/** Who plays whom; a visitor is nobody. */
export const PLAYED_BY: Record<AccessVisitor, Name | undefined> = {
  visitor: undefined,
  buyer: 'bela',
  seller: 'asha',
  creator: 'cleo',
  moderator: 'mira',
  admin: 'dara',
};

/** Somebody's own, or somebody else's. */
export type Whose = 'own' | 'others';

export const findPersonId = (site: TestSite, who: AccessVisitor) => site.people[PLAYED_BY[who] ?? 'bela'].id;

/** Own: entered by this member of staff, or the seller's own. Others': of a seller nobody here knows. */
export async function anAd(site: TestSite, who: AccessVisitor, whose: Whose, wanted = {}): Promise<string> {
  const isStaff = who === 'creator' || who === 'moderator' || who === 'admin';
  const sellerId = whose === 'own' ? site.people.asha.id : await somebody(site, 2);
  const consent = { consent_noted_at: site.clock.now, consent_how: 'By phone.' };
  const entered = whose === 'own' && isStaff ? { entered_by: findPersonId(site, who), ...consent } : {};
  return insertAd(site.db, sellerId, site.clock.now, { ...entered, ...wanted });
}

/** A stranger with an account. */
export async function somebody(site: TestSite, accountType: 1 | 2): Promise<string> {
  const name = `x${randomBytes(8).toString('hex')}`;
  const { id } = await site.db
    .insertInto('accounts')
    .values({
      account_type: accountType,
      username: name,
      email: `${name}@example.com`,
      country: 'IN',
      adult_confirmed_at: site.clock.now,
      terms_version: '1',
      terms_accepted_at: site.clock.now,
      verified_at: site.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (accountType === 2) await givePlan(site, id, 4);
  return id;
}

/** The account a thing belongs to. */
export const owner = async (site: TestSite, who: AccessVisitor, whose: Whose) =>
  whose === 'own' ? findPersonId(site, who) : somebody(site, 1);
