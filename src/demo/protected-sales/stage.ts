import { openContext } from '#market/context.ts';
import { DEMO_REQUEST } from '#market/demo-request.ts';
import type { PaypalSandbox } from '#platform/payment/paypal-sandbox/sandbox-server.ts';
import type { Platform } from '#platform/platform.ts';
import type { Viewer } from '#rules/accounts/account.ts';

export type Stage = ReturnType<typeof openStage>;

/**
 * The market at a moment of its past: use cases run as they always do, on a clock that stands there, and the sandbox
 * stands at the same moment. Nobody may be served meanwhile.
 */
export function openStage(platform: Platform, sandbox: PaypalSandbox) {
  let moment = platform.now();
  const past: Platform = {
    ...platform,
    now: () => moment,
    // Nobody is written to about what was made up; whoever plays moves the money.
    queue: { ...platform.queue, enqueue: async () => {} },
    // The client was opened with the clock of this machine.
    sales: platform.sales && { ...platform.sales, clockAheadMs: () => 0 },
  };
  sandbox.tellBy(() => 'held');
  return {
    sandbox: sandbox.sales,
    press: (orderId: string, button: string, payerId: string) => sandbox.press(orderId, button, payerId),
    goTo(at: Date) {
      moment = at;
      sandbox.sales.standAt(at);
    },
    as: (viewer: Viewer) => openContext(past, viewer, DEMO_REQUEST),
    async leave() {
      await sandbox.sendHeld(() => []);
      sandbox.tellBy(() => undefined);
      sandbox.sales.standAt(null);
    },
  };
}
