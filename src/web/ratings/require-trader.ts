import { ensureMayLook } from '#rules/permissions.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { type Asked, requireSignIn } from '../request/sign-in.ts';

/** The market of somebody who buys or sells here; staff read why it is not for them. */
export async function requireTrader(asked: Asked) {
  const market = requireSignIn(asked);
  await orRefusedPage(() => ensureMayLook(market.viewer, 'rate the other side of a sale'));
  return market;
}
