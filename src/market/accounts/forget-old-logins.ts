import type { Context } from '../context.ts';
import { removeOldCodes } from './codes/code-store.ts';
import { forgetOldDevices } from './sign-in/device-store.ts';
import { removeOldRegistrations } from './register/registration-store.ts';
import { removeOldSessions } from './sign-in/session-store.ts';
import { HOUR_MS } from '#rules/time.ts';

/** Forgets sessions, devices, codes and registrations whose time is over. */
export async function forgetOldLogins(ctx: Context): Promise<void> {
  const now = ctx.now();
  await ctx.write(async ({ db }) => {
    await removeOldSessions(db, now);
    await forgetOldDevices(db, now);
    // Codes are counted for an hour, so that nobody is sent too many.
    await removeOldCodes(db, new Date(now.getTime() - HOUR_MS));
    await removeOldRegistrations(db, now);
  });
}
