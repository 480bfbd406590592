import { randomBytes } from 'node:crypto';
import { deleteAdsOfSeller } from '../ads/delete-ads-of-seller.ts';
import type { Context } from '../context.ts';
import { listDueForPurge, setAccount } from './account-store.ts';
import { removePersonalRows } from './purge-store.ts';

const AT_ONCE = 50;

/** Overwrites what is personal of accounts whose fortnight is over. Orders and the audit stay, without a name. */
export async function purgeAccounts(ctx: Context): Promise<void> {
  for (let purged = AT_ONCE; purged === AT_ONCE;) {
    purged = await ctx.write(async (unit) => {
      const due = await listDueForPurge(unit.db, ctx.now(), AT_ONCE);
      for (const id of due) {
        await deleteAdsOfSeller(ctx, unit, id);
        await removePersonalRows(unit.db, id);
        await setAccount(unit.db, id, { ...NOBODY, ...nameless(id), purged_at: ctx.now() }, ctx.now());
      }
      return due.length;
    });
  }
}

const NOBODY = {
  password_hash: null,
  buyer_kind: null,
  business_name: null,
  trader_details: null,
  totp_secret: null,
  totp_confirmed_at: null,
  last_login_at: null,
};

const nameless = (id: string) => ({
  email: `${id}@purged.invalid`,
  username: `deleted-${randomBytes(8).toString('hex')}`,
});
