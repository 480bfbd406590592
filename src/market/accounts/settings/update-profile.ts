import type { Profile } from '../account-view.ts';
import type { UpdateProfile } from '#rules/accounts/settings-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { isUsernameTaken, setAccount } from '../account-store.ts';
import { nameTaken } from '../register/create-user.ts';
import { showProfile } from './show-profile.ts';

/** Changes what somebody says about themselves. What they leave out stays; null takes it away. */
export async function updateProfile(ctx: Context, change: UpdateProfile): Promise<{ profile: Profile }> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ctx.write(async ({ db }) => {
    if (change.username && (await isUsernameTaken(db, change.username, me.id))) throw nameTaken();
    const values = {
      username: change.username,
      country: change.country,
      business_name: change.businessName,
      trader_details: change.traderDetails,
      buyer_kind: change.kind,
    };
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    await setAccount(db, me.id, Object.fromEntries(given), ctx.now());
  });
  return showProfile(ctx);
}
