import type { SaleDeed } from '#platform/payment/paypal-sandbox/sales/sandbox-deeds.ts';
import { openRandom } from '#tests/support/random.ts';
import { until } from '#tests/support/site/until.ts';
import { quarrelOver } from './quarrel-over-sale.ts';
import type { LabPerson, SalesLab } from './sales-lab.ts';

const BUTTONS = [
  'approve',
  'approve',
  'approve',
  'approve',
  'approve',
  'approve',
  'error',
  'duplicate',
  'late',
  'decline',
  'pending-clears',
  'pending-denied',
  'another-country',
  'unprotected',
  'nothing',
];
const DEEDS: readonly SaleDeed[] = ['take-back', 'stick-payout', 'no-funds', 'slow-refunds', 'open-case'];
const LONG_MS = 90_000;

type Shown = { state: string; version: number; light: { colour: string } };

/** One sale as it went. */
export type Dealt = {
  number: number;
  saleId: string;
  paymentId: string | null;
  deed: SaleDeed | null;
  /** When the seller was shown a green light. */
  greenAt: number[];
};

/** Two people deal, as people do: they press twice, close tabs, change their mind, and sometimes just stop. */
export async function dealOn(lab: SalesLab, admin: LabPerson, number: number): Promise<Dealt> {
  // Of its own, because several deal at once: whoever comes first takes nobody else's draws.
  const random = openRandom(`sale ${number}`);
  // Every sixth time both do as they said: what goes wrong then is not theirs.
  const isFaithful = number % 6 === 0;
  const strays = (probability: number) => !isFaithful && random.chance(probability);
  const isUncut = random.chance(0.7);
  const { seller, buyer, adId } = await lab.invite(number, isUncut);
  /** Until somebody answers, whatever it is. */
  const sure = async (who: LabPerson, path: string, data?: object) => {
    let answer: Awaited<ReturnType<typeof lab.call>>;
    await until(async () => {
      answer = await lab.call(who, path, data);
      return answer !== undefined && answer.status < 500;
    }, LONG_MS);
    return answer;
  };
  const offered = async () => {
    const row = await lab.arrange((db) =>
      db.selectFrom('offers').select('id').where('ad_id', '=', adId).executeTakeFirst(),
    );
    return row?.id ?? '';
  };
  await sure(buyer, 'offer/make', { adId, amount: 90_00 });
  const terms = { postage: 5_00, postageBy: 'buyer', shipDays: random.pick([2, 3, 5]) };
  const yes = await sure(seller, 'offer/accept', {
    offerId: await offered(),
    amount: 90_00,
    ...terms,
  });
  const sale = await lab.arrange((db) =>
    db.selectFrom('protected_sales').select('id').where('ad_id', '=', adId).executeTakeFirst(),
  );
  if (!sale) throw new Error(`sale ${number} was not agreed on: ${JSON.stringify(yes)}`);
  const dealt: Dealt = { number, saleId: sale.id, paymentId: null, deed: null, greenAt: [] };

  const show = async (who: LabPerson): Promise<Shown> => {
    const answer = await sure(who, `sale/show?saleId=${sale.id}`);
    const shown = answer?.body['sale'] as unknown as Shown;
    if (who === seller && shown.light.colour === 'green') dealt.greenAt.push(Date.now());
    return shown;
  };
  const step = async (who: LabPerson, name: string, more: object = {}) => {
    const { version } = await show(who);
    const times = random.chance(0.15) ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        lab.call(who, `sale/${name}`, { saleId: sale.id, version, ...more }),
      ),
    );
    return answers[0];
  };

  const decide = async (name: string, more: object = {}) => {
    const { version } = await show(seller);
    const reason = 'Both sides were heard.';
    return lab.call(admin, `super-admin-user/${name}`, { saleId: sale.id, version, reason, ...more });
  };

  if (strays(0.06)) await step(random.pick([buyer, seller]), 'withdraw');
  if (strays(0.04)) return dealt;
  await connect(lab, seller, sure);
  if (!(await pay())) return dealt;
  await sell();
  return dealt;

  async function pay(): Promise<boolean> {
    await until(async () => {
      const { version, state } = await show(buyer);
      if (state !== 'agreed') return true;
      const answer = await lab.call(buyer, 'sale/pay', { saleId: sale?.id, version });
      const approveUrl = (answer?.body as { approveUrl?: string } | undefined)?.approveUrl;
      if (!approveUrl) return answer !== undefined && answer.status < 500;
      const orderId = new URL(approveUrl).searchParams.get('token') ?? '';
      const button = isFaithful ? 'approve' : random.pick(BUTTONS);
      if (button !== 'nothing') await lab.ask({ do: 'press', orderId, button, payerId: `PAYER${number}` });
      return true;
    }, LONG_MS);
    if (isFaithful || random.chance(0.85))
      await Promise.all(
        Array.from({ length: random.pick([1, 1, 2, 3]) }, () =>
          lab.call(buyer, 'sale/capture', { saleId: dealt.saleId }),
        ),
      );
    const payment = await lab.arrange((db) =>
      db
        .selectFrom('sale_payments')
        .select('id')
        .where('sale_id', '=', dealt.saleId)
        .where('capture_id', 'is not', null)
        .executeTakeFirst(),
    );
    dealt.paymentId = payment?.id ?? null;
    if (dealt.paymentId && strays(0.2)) {
      dealt.deed = random.pick(DEEDS);
      await lab.ask({ do: 'act', reference: dealt.paymentId, deed: dealt.deed }).catch(() => {});
    }
    return (await show(seller)).state === 'paid';
  }

  /** Each may stop anywhere: then the clock goes on. */
  async function sell(): Promise<void> {
    if (strays(0.1)) return;
    if (strays(0.08)) await step(seller, 'cancel', { reason: 'I cannot.' });
    if (strays(0.1)) {
      await step(buyer, 'askCancel');
      await step(seller, 'answerCancel', { yes: strays(0.5) });
    }
    if (strays(0.1)) await step(buyer, 'grantDays', { days: 2 });
    if (strays(0.1)) {
      await decide('freezeSale');
      if (strays(0.6)) await decide('unfreezeSale');
    }
    await step(seller, 'codeWord');
    if (strays(0.1)) return;
    const photos = [
      { id: await lab.photo(seller.id), kind: 'tape' },
      { id: await lab.photo(seller.id), kind: 'scale' },
    ];
    const grams = strays(0.2) ? 100 : 164;
    await step(seller, 'prove', { grams, length: 711, photos });
    if (grams < 155 && strays(0.3)) await step(buyer, 'stop');
    if (grams < 155 && strays(0.6)) {
      await step(seller, 'offerPart', { amount: 20_00 });
      await step(buyer, 'takePart');
    }
    if (strays(0.1)) return;
    await step(seller, 'ship', {
      carrier: 'other',
      number: `PARCEL${String(number).padStart(8, '0')}`,
    });
    if (strays(0.3)) return;
    await step(buyer, 'arrived');
    if (strays(0.4)) await quarrelOver({ lab, number, random, seller, buyer, step, decide });
    else if (isFaithful || random.chance(0.6)) await step(buyer, 'acceptHair');
  }
}

type Sure = (who: LabPerson, path: string, data?: object) => ReturnType<SalesLab['call']>;

async function connect(lab: SalesLab, seller: LabPerson, sure: Sure): Promise<void> {
  await until(async () => {
    await sure(seller, 'seller/connectPayout', {});
    const link = await lab.arrange((db) =>
      db
        .selectFrom('seller_links')
        .select('tracking_id')
        .where('account_id', '=', seller.id)
        .executeTakeFirst(),
    );
    if (!link) return false;
    await lab.ask({ do: 'connect', trackingId: link.tracking_id }).catch(() => {});
    const answer = await sure(seller, 'seller/refreshPayout', {});
    return (answer?.body as { state?: string } | undefined)?.state === 'ready';
  }, LONG_MS);
}
