import { fingerprint, randomSecret } from '#platform/secrets/secrets.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { AccountType } from '#rules/accounts/account.ts';
import type { LoginDetails } from '../account-view.ts';
import { firstPass, MAX_DEVICES, MAX_SESSIONS, type PassState } from '#rules/accounts/sign-in/device-pass.ts';
import { Refusal } from '#rules/refusal.ts';
import { ensureDeviceWelcome } from '../../bans/find-ban.ts';
import type { Context } from '../../context.ts';
import { mergeSaved } from '../../saved/merge-saved.ts';
import { newDeviceMail } from '../account-mails.ts';
import { type FullAccount, lockEpoch, setAccount } from '../account-store.ts';
import { deviceEnd, signPass } from './sign-device-pass.ts';
import { insertDevice, lockDeviceByCookie, revokeDevice, revokeSurplusDevices } from './device-store.ts';
import { toLoginDetails } from './login-details.ts';
import { presetCountry } from './preset-country.ts';
import { insertSession, removeSession, removeSurplusSessions } from './session-store.ts';
import { noteNetwork } from '../../people/sign-in-network.ts';
import { DAY_SECONDS } from '#rules/time.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

const SESSION_SECONDS = DAY_SECONDS;

/** A device that stays signed in: its own half of the pass, and how far its generations are. */
type SignedInDevice = { id: string; half: string; state: PassState; expiresAt: Date; isNew: boolean };
type OpenedSession = { sid: string; token: string };
type How = {
  byPassword: boolean;
  stay: boolean;
  /** What the same proof does besides, in the same moment. */
  alsoDo?: (unit: Unit) => Promise<void>;
};

/** Opens a session for somebody who has proved who they are, and tells their browser what to keep. */
export async function signIn(ctx: Context, account: FullAccount, how: How): Promise<LoginDetails> {
  const details = await signInUnlessChanged(ctx, account, how);
  if (details) return details;
  throw new Refusal('conflict', 'Your account was changed a moment ago. Please sign in again.');
}

/** The same; null if the account has changed since the proof was looked at, because then it proves nothing any more. */
export async function signInUnlessChanged(
  ctx: Context,
  proved: FullAccount,
  how: How,
): Promise<LoginDetails | null> {
  await ensureDeviceWelcome(ctx, ctx.db, { unlessOf: proved.id });
  const opened = await ctx.write(async (unit) => {
    if ((await lockEpoch(unit.db, proved.id)) !== proved.epoch) return null;
    await how.alsoDo?.(unit);
    const account = how.alsoDo ? { ...proved, epoch: await lockEpoch(unit.db, proved.id) } : proved;
    if (ctx.browser.session) await removeSession(unit.db, ctx.browser.session.id);
    const device = await findOrAddDevice(ctx, unit, account, how);
    const session = await openSession(ctx, unit, { account, deviceId: device?.id ?? null, ...how });
    await setAccount(unit.db, account.id, { last_login_at: ctx.now() }, ctx.now());
    if (device?.isNew && account.lastLoginAt !== null)
      await unit.enqueue(SEND_MAIL, newDeviceMail(ctx, account));
    return { account, device, session };
  });
  if (!opened) return null;
  const { account } = opened;
  setSessionCookies(ctx, account, opened.session);
  setDeviceCookie(ctx, opened.device);
  presetCountry(ctx.browser, account);
  await mergeSaved(ctx, account.id);
  const pass = opened.device && signPass(ctx, opened.device.id, opened.device.state.issued);
  return toLoginDetails(ctx, account, { token: opened.session.token, pass });
}

/** A new session. Nobody needs more than sixty at once. */
export async function openSession(
  ctx: Context,
  { db }: Pick<Unit, 'db'>,
  { account, deviceId, byPassword }: { account: FullAccount; deviceId: string | null; byPassword: boolean },
): Promise<OpenedSession> {
  const session = { sid: randomSecret(), token: randomSecret() };
  const { agent, address } = ctx.browser;
  await insertSession(db, {
    accountId: account.id,
    epoch: account.epoch,
    deviceId,
    sidHash: fingerprint(session.sid),
    token: session.token,
    byPassword,
    agent,
    address,
    now: ctx.now(),
    expiresAt: sessionEnd(ctx.now()),
  });
  await removeSurplusSessions(db, account.id, MAX_SESSIONS);
  await noteNetwork(ctx, db, account.id);
  return session;
}

export const sessionEnd = (now: Date) => new Date(now.getTime() + SESSION_SECONDS * 1000);

/** The five things that a signed-in browser keeps, all but the device for a day. */
export function setSessionCookies(
  { browser }: Context,
  account: FullAccount,
  { sid, token }: OpenedSession,
): void {
  const values = { sid, token, at: String(account.accountType), id: account.id };
  for (const [keep, value] of Object.entries(values))
    browser.cookies.set(keep as keyof typeof values, { value, seconds: SESSION_SECONDS });
}

/** The hint that scripts read: which kind of account this browser is signed in with. */
export function setAccountTypeCookie({ browser }: Context, accountType: AccountType): void {
  if (browser.session) browser.cookies.set('at', { value: String(accountType), seconds: SESSION_SECONDS });
}

export function setDeviceCookie(
  { browser, now }: Context,
  device: Omit<SignedInDevice, 'isNew'> | null,
): void {
  const kept = device && {
    value: device.half,
    seconds: Math.floor((device.expiresAt.getTime() - now().getTime()) / 1000),
  };
  browser.cookies.set('dev', kept);
}

/** The device that this browser already is for this person, or a new one; none if it is not to stay signed in. */
async function findOrAddDevice(
  ctx: Context,
  { db }: Unit,
  account: FullAccount,
  { stay }: How,
): Promise<SignedInDevice | null> {
  const now = ctx.now();
  const { device: half, agent, address } = ctx.browser;
  const known = half ? await lockDeviceByCookie(db, fingerprint(half), now) : undefined;
  const isSame = known?.accountId === account.id && known.epoch === account.epoch;
  if (known && half && stay && isSame)
    return { id: known.id, half, state: known.state, expiresAt: known.expiresAt, isNew: false };
  if (known) await revokeDevice(db, known.id, 'another sign-in took its place', now);
  if (!stay) return null;
  const fresh = { half: randomSecret(), state: firstPass(now), expiresAt: deviceEnd(now, now) };
  const id = await insertDevice(db, {
    accountId: account.id,
    epoch: account.epoch,
    cookieHash: fingerprint(fresh.half),
    state: fresh.state,
    agent,
    address,
    now,
    expiresAt: fresh.expiresAt,
  });
  await revokeSurplusDevices(db, account.id, { most: MAX_DEVICES, now });
  return { id, ...fresh, isNew: true };
}
