import type { Account } from '#rules/accounts/account.ts';
import { ensure } from '#rules/permissions.ts';
import type { SecondFactorSetup, SecondFactorView } from './second-factor-view.ts';
import { drawQrCode } from '#platform/draw-qr-code.ts';
import { base32 } from '#platform/secrets/totp.ts';
import type { Context } from '../../context.ts';
import { isPasswordFresh } from '../password/ensure-password-given.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor-store.ts';
import { openSecret } from './second-factor-secret.ts';

/** How somebody's second factor stands, and what their app still needs while it is being set up. */
export async function showSecondFactor(
  ctx: Context,
): Promise<{ secondFactor: SecondFactorView; setup: SecondFactorSetup | null }> {
  const me = ensure(ctx.viewer, 'manage your account');
  const kept = await findSecondFactor(ctx.db, me.id);
  const since = kept?.confirmedAt ?? null;
  return {
    secondFactor: {
      isOn: since !== null,
      since: since?.toISOString() ?? null,
      isRequired: isSecondFactorRequired(ctx, me),
      recoveryCodesLeft: since ? await countRecoveryCodes(ctx.db, me.id) : 0,
    },
    // Who only found the browser open must not read the secret that its owner is about to use.
    setup: kept && !since && isPasswordFresh(ctx, me) ? setupFrom(ctx, me, kept.kept) : null,
  };
}

/** In a demo nobody has to: its accounts are there to be tried. */
export const isSecondFactorRequired = (
  { config }: Pick<Context, 'config'>,
  { role }: Pick<Account, 'role'>,
) => config.MODE === 'production' && role !== 'enduser';

function setupFrom(ctx: Context, me: Account, kept: Buffer): SecondFactorSetup | null {
  const secret = openSecret(ctx, me.id, kept);
  return secret ? toSecondFactorSetup(ctx, me, secret) : null;
}

export function toSecondFactorSetup(ctx: Context, me: Account, secret: Buffer): SecondFactorSetup {
  const key = base32(secret);
  const issuer = encodeURIComponent(ctx.config.BRAND_NAME);
  const uri = `otpauth://totp/${issuer}:${encodeURIComponent(me.email)}?secret=${key}&issuer=${issuer}`;
  return { key, uri, picture: drawQrCode(uri) };
}
