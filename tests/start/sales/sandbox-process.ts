// The payment sandbox in a process of its own, which a test may kill at any moment: its file is all it knows afterwards.
import { openRandom } from '#tests/support/random.ts';
import { deliverTo } from '#platform/payment/paypal-sandbox/sandbox-notifications.ts';
import { openPaypalSandbox } from '#platform/payment/paypal-sandbox/sandbox-server.ts';
import type { SandboxWish } from './sales-lab.ts';

const setting = (name: string) => process.env[name] ?? '';
let aheadMs = 0;
let areFaultsOn = true;

process.on('disconnect', () => process.exit());
const random = openRandom(`sandbox ${setting('SANDBOX_LIFE')}`);
const sandbox = await openPaypalSandbox({
  ...JSON.parse(setting('SANDBOX_KEYS')),
  host: '127.0.0.1',
  port: Number(setting('SANDBOX_PORT')),
  publicHost: '127.0.0.1',
  file: setting('SANDBOX_FILE'),
  lateMs: 2000,
  now: () => new Date(Date.now() + aheadMs),
});
sandbox.deliverWith(deliverTo(setting('SANDBOX_TELLS')));
sandbox.breakCalls(() => {
  if (!areFaultsOn) return undefined;
  return random.chance(0.05) ? 'refused' : random.chance(0.05) ? 'lost-answer' : undefined;
});
sandbox.tellBy(() => (areFaultsOn ? random.pick(['once', 'twice', 'late', 'held', undefined]) : undefined));
// What was kept back comes later, the last first.
setInterval(() => void sandbox.sendHeld((kept) => kept.toReversed()), 1500).unref();

function act(wish: SandboxWish): unknown {
  switch (wish.do) {
    case 'ahead':
      aheadMs = wish.ms;
      return null;
    case 'calm':
      areFaultsOn = false;
      return null;
    case 'press':
      return sandbox.press(wish.orderId, wish.button, wish.payerId) ?? null;
    case 'connect':
      return sandbox.sales.connect(wish.trackingId, 'finish', { country: 'GB' }) ?? null;
    case 'act':
      sandbox.sales.act(wish.reference, wish.deed);
      return null;
    case 'orders':
      return sandbox.sales.orders();
  }
}

process.on('message', ({ id, wish }: { id: number; wish: SandboxWish }) => {
  try {
    process.send?.({ id, answer: act(wish) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.send?.('open');
