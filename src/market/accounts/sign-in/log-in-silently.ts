import { fingerprint } from '#platform/secrets/secrets.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Login } from '#rules/accounts/account-schema.ts';
import type { LoginOutcome, NotUsable } from '../account-view.ts';
import { afterShowing } from '#rules/accounts/sign-in/device-pass.ts';
import type { Context } from '../../context.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import { copiedPassMail } from '../account-mails.ts';
import { findAccount, type FullAccount } from '../account-store.ts';
import { deviceEnd, signPass, shownGeneration } from './sign-device-pass.ts';
import { type Device, lockDeviceByCookie, revokeDevice, setDeviceUsed } from './device-store.ts';
import { toLoginDetails, notUsable } from './login-details.ts';
import { setSessionSeen } from './session-store.ts';
import { setDeviceCookie, setSessionCookies, openSession, sessionEnd } from './sign-in.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

type Shown = Pick<Login, 'email' | 'password'>;
type Opened = { account: FullAccount; device: Device; session: { sid: string; token: string } };

/** A login by both halves of a device pass, as every page load makes it. No password hash is spent on it. */
export async function logInSilently(ctx: Context, shown: Shown): Promise<LoginOutcome> {
  await ensureAddressMay(ctx, 'silent-login');
  const { device: half } = ctx.browser;
  if (half === null) return { success: 0 };
  const outcome = await ctx.write((unit) => openByPass(ctx, unit, { ...shown, half }));
  if (outcome === 'refused') return { success: 0 };
  if (typeof outcome === 'string') return { success: 2, reason: outcome };
  const { account, device, session } = outcome;
  setSessionCookies(ctx, account, session);
  setDeviceCookie(ctx, { ...device, half });
  const pass = signPass(ctx, device.id, device.state.issued);
  return { success: 1, loginDetails: await toLoginDetails(ctx, account, { token: session.token, pass }) };
}

async function openByPass(
  ctx: Context,
  unit: Unit,
  { email, password, half }: Shown & { half: string },
): Promise<Opened | 'refused' | NotUsable> {
  const now = ctx.now();
  const device = await lockDeviceByCookie(unit.db, fingerprint(half), now);
  const account = device && (await findAccount(unit.db, device.accountId));
  if (!device || !account || account.email !== email) return 'refused';
  const generation = shownGeneration(ctx, device, password);
  if (generation === undefined) return 'refused';
  const state = afterShowing(device.state, generation, now);
  if (state === 'copied') {
    await revokeDevice(unit.db, device.id, 'an old pass was shown again', now);
    await unit.enqueue(SEND_MAIL, copiedPassMail(ctx, account));
    return 'refused';
  }
  const reason = notUsable(account);
  if (reason) return reason;
  if (device.epoch !== account.epoch) return 'refused';
  const used = { ...device, state, expiresAt: deviceEnd(device.createdAt, now) };
  await setDeviceUsed(unit.db, device.id, { state, now, expiresAt: used.expiresAt });
  return { account, device: used, session: await sessionOn(ctx, unit, account, device.id) };
}

/** The session that runs on this device already, made to last another day; or else a new one. */
async function sessionOn(ctx: Context, unit: Unit, account: FullAccount, deviceId: string) {
  const { session } = ctx.browser;
  if (session?.deviceId !== deviceId || ctx.viewer?.id !== account.id)
    return openSession(ctx, unit, { account, deviceId, byPassword: false });
  await setSessionSeen(unit.db, session.id, { now: ctx.now(), expiresAt: sessionEnd(ctx.now()) });
  return session;
}
