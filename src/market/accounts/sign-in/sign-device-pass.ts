import {
  DEVICE_DAYS,
  listGenerations,
  PASS_PREFIX,
  type PassState,
} from '#rules/accounts/sign-in/device-pass.ts';
import type { Context } from '../../context.ts';
import { DAY_MS } from '#rules/time.ts';

/** Half A of a device's pass. It is never stored: the server can make it again, and nobody else can. */
export const signPass = (ctx: Context, deviceId: string, generation: number): string =>
  PASS_PREFIX + ctx.secrets.sign('device-pass', `${deviceId}.${generation}`);

/** Which generation a shown half A is of; undefined when it was never this device's. */
export function shownGeneration(
  ctx: Context,
  device: { id: string; state: PassState },
  pass: string,
): number | undefined {
  const sum = pass.slice(PASS_PREFIX.length);
  return listGenerations(device.state).find((generation) =>
    ctx.secrets.isSigned('device-pass', `${device.id}.${generation}`, sum),
  );
}

/** Thirty days from now, ninety from its first at most. */
export const deviceEnd = (createdAt: Date, now: Date): Date =>
  new Date(
    Math.min(now.getTime() + DEVICE_DAYS.sliding * DAY_MS, createdAt.getTime() + DEVICE_DAYS.most * DAY_MS),
  );
