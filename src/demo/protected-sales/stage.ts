import { openContext } from '#market/context.ts';
import { DEMO_REQUEST } from '#market/demo-request.ts';
import { openSalesOnStage, STAGE_CODE } from '#platform/payment/open-payment.ts';
import type { PaypalSandbox } from '#platform/payment/paypal-sandbox/sandbox-server.ts';
import type { Platform } from '#platform/platform.ts';
import type { Viewer } from '#rules/accounts/account.ts';

export type Stage = ReturnType<typeof openStage>;

/**
 * The market at a moment of its past: use cases run as they always do, on a clock that stands there, and the sandbox
 * stands at the same moment. Everybody else waits at its doors meanwhile, so a story is short.
 */
export function openStage(platform: Platform, sandbox: PaypalSandbox) {
  let moment = platform.now();
  let openDoors: (() => void) | undefined;
  const now = () => moment;
  const past: Platform = {
    ...platform,
    now,
    // Nobody is written to about what was made up; whoever plays moves the money.
    queue: { ...platform.queue, enqueue: async () => {}, enqueueAll: async () => {} },
    sales: platform.sales && { ...openSalesOnStage(platform, sandbox, now), clockAheadMs: () => 0 },
  };
  return {
    sandbox: sandbox.sales,
    press: (orderId: string, button: string, payerId: string) => sandbox.press(orderId, button, payerId),
    enter() {
      openDoors = sandbox.shutDoors(STAGE_CODE);
      sandbox.tellBy(() => 'held');
    },
    goTo(at: Date) {
      moment = at;
      sandbox.sales.standAt(at);
    },
    as: (viewer: Viewer) => openContext(past, viewer, DEMO_REQUEST),
    async leave() {
      await sandbox.sendHeld(() => []);
      sandbox.tellBy(() => undefined);
      sandbox.sales.standAt(null);
      openDoors?.();
    },
  };
}
