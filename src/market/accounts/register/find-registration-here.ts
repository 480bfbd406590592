import { isPassword } from '#platform/secrets/passwords.ts';
import { findBrowserMark } from '../../browser-mark.ts';
import type { Context } from '../../context.ts';
import { findRegistrationIn, type Registration } from './registration-store.ts';

/** Whether this browser registered with this address and has not proved it yet. Another browser is told nothing. */
export async function isRegisteredHere(ctx: Context, { email }: { email: string }): Promise<boolean> {
  return (await findRegistrationHere(ctx, email)) !== undefined;
}

/**
 * Whether this is the password of the registration that waits in this browser. What it costs to ask depends on nothing
 * but that: not on whether the address has an account.
 */
export async function isPasswordPending(
  ctx: Context,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const registration = await findRegistrationHere(ctx, email);
  return registration !== undefined && (await isPassword(password, registration.password_hash));
}

async function findRegistrationHere(ctx: Context, email: string): Promise<Registration | undefined> {
  const browser = findBrowserMark(ctx);
  if (browser === null) return undefined;
  return findRegistrationIn(ctx.db, { email, browser, now: ctx.now() });
}
