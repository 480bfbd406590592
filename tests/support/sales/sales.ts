import { beforeEach } from 'vitest';
import type { SignedNotification } from '#platform/payment/payment-provider.ts';
import type { PaypalSandbox } from '#platform/payment/paypal-sandbox/sandbox-server.ts';
import type { SaleView } from '#market/sales/show/sale-view.ts';
import type { NewAd } from '../ads/ad-rows.ts';
import type { Name } from '../people/cast.ts';
import { openOfferSite } from '../offers/offers.ts';
import { hairPhoto } from '../photos/hair-photo.ts';
import { upload } from '../photos/send-photo.ts';
import { doJob } from '../site/do-job.ts';
import { useOpened } from '../site/use-opened.ts';
import { emptyTables } from '../site/empty-tables.ts';

/** Hair on the head, in Britain, for £420: the price whose sums everybody knows. */
const ASHAS_AD: Partial<NewAd> = {
  country: 'GB',
  town: 'Leeds',
  cut_state: 'uncut',
  to_be_cut_by: 'salon',
  circumference_mm: 90,
  roots_tied: null,
};
const TERMS = { postage: 8_50, postageBy: 'buyer', shipDays: 5 } as const;

/** A site with protected sales, a sandbox on the same clock, and words for what Asha, Bela and the provider do. */
async function openSaleSite({ pages = false }: { pages?: boolean }) {
  const site = await openOfferSite({ settings: { SALES: 'on' }, pages });
  const sandbox = site.platform.paymentSandbox as PaypalSandbox;
  sandbox.deliverWith(async ({ headers, rawBody }: SignedNotification) => {
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      payload: rawBody,
      headers: { ...given, 'content-type': 'application/json' },
    });
    return answer.statusCode === 200;
  });
  await site.db
    .updateTable('accounts')
    .set({ country: 'GB' })
    .where('id', '=', site.people.bela.id)
    .execute();

  /** Does what is due, also what the provider tells meanwhile and what follows from that. */
  const runJobs = async () => {
    let done = 0;
    for (let more = 1; more > 0; done += more) {
      await sandbox.allTold();
      more = await site.runJobs();
    }
    return done;
  };

  let saleId = '';
  const show = async (who: Name = 'asha'): Promise<SaleView> =>
    (await site.get(`/api/sale/show?saleId=${saleId}`, who)).json().sale;
  /** One step, from the version that stands. */
  const step = async (name: string, who: Name, body: object = {}) => {
    const { version } = await show(who === 'dara' ? 'dara' : who);
    return site.post(`/api/sale/${name}`, { saleId, version, ...body }, who);
  };
  const must = async (name: string, who: Name, body: object = {}): Promise<SaleView> => {
    const answer = await step(name, who, body);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return answer.json().sale;
  };
  const photo = async (who: Name = 'asha'): Promise<string> => {
    const { buffer } = await hairPhoto('proof.jpg');
    const answer = await upload(site, who, buffer);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().photoId;
  };
  const approve = async (button = 'approve') => {
    const answer = await step('pay', 'bela');
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const orderId = new URL(answer.json().approveUrl).searchParams.get('token') ?? '';
    sandbox.press(orderId, button);
    return orderId;
  };
  const connect = async (outcome: Parameters<typeof sandbox.sales.connect>[1] = 'finish') => {
    const answer = await site.post('/api/seller/connectPayout', {}, 'asha');
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { tracking_id } = await site.db
      .selectFrom('seller_links')
      .select('tracking_id')
      .where('ended_at', 'is', null)
      .where('account_id', '=', site.people.asha.id)
      .executeTakeFirstOrThrow();
    sandbox.sales.connect(tracking_id, outcome, { country: 'GB' });
    return (await site.post('/api/seller/refreshPayout', {}, 'asha')).json();
  };

  return {
    ...site,
    runJobs,
    sandbox,
    get adId() {
      return site.adId;
    },
    get saleId() {
      return saleId;
    },
    show,
    /** A step of the ad, by its owner. */
    adStep: site.step,
    step,
    must,
    photo,
    approve,
    connect,
    /** A yes to £420 and £8.50 for postage. */
    async agreeOnSale(terms: object = {}, amount = 420_00) {
      const made = await site.make(amount);
      const { id } = made.json().offer;
      const yes = await site.act('accept', { offerId: id, amount, ...TERMS, ...terms }, 'asha');
      if (yes.statusCode !== 200) throw new Error(yes.body);
      const row = await site.db
        .selectFrom('protected_sales')
        .select('id')
        .where('offer_id', '=', id)
        .executeTakeFirst();
      saleId = row?.id ?? '';
      return { offerId: id as string, saleId };
    },
    /** Agreed, connected, paid; the light is green where nothing speaks for waiting. */
    async paid(button = 'approve'): Promise<SaleView> {
      await this.agreeOnSale();
      await connect();
      await approve(button);
      const answer = await site.post('/api/sale/capture', { saleId }, 'bela');
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().sale;
    },
    async green(): Promise<SaleView> {
      await this.paid();
      site.wait(25 * 3_600_000);
      await this.lights();
      return show();
    },
    async prove(more: object = {}): Promise<SaleView> {
      const photos = [
        { id: await photo(), kind: 'tape' },
        { id: await photo(), kind: 'scale' },
      ];
      return must('prove', 'asha', { grams: 164, length: 711, photos, ...more });
    },
    ship: (more: object = {}) =>
      must('ship', 'asha', { carrier: 'royal-mail', number: 'AB473124829GB', ...more }),
    /** What the clock does each minute, and the money that follows. */
    async clockWork() {
      await doJob(site.platform, 'keep-sale-deadlines');
      await this.moneyWork();
    },
    async moneyWork() {
      await runJobs();
      await doJob(site.platform, 'reconcile-sales');
      await runJobs();
    },
    lights: () => doJob(site.platform, 'check-green-lights'),
    row: () =>
      site.db.selectFrom('protected_sales').selectAll().where('id', '=', saleId).executeTakeFirstOrThrow(),
    /** Our own books of this sale, by account. */
    async books(): Promise<Record<string, number>> {
      const rows = await site.db
        .selectFrom('sale_ledger')
        .select(({ fn }) => ['account', fn.sum<string>('amount').as('amount')])
        .where('sale_id', '=', saleId)
        .groupBy('account')
        .execute();
      return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
    },
    /** The provider's books of the same sale, in our words. */
    async providersBooks(): Promise<Record<string, number>> {
      const payment = await site.db
        .selectFrom('sale_payments')
        .select('id')
        .where('sale_id', '=', saleId)
        .where('capture_id', 'is not', null)
        .executeTakeFirstOrThrow();
      const names = {
        payer: 'payer',
        held: 'held',
        seller: 'seller',
        partner: 'house',
        paypal: 'provider',
      } as const;
      const sums: Record<string, number> = {};
      for (const { account, amount } of sandbox.sales.books({ reference: payment.id }))
        sums[names[account]] = (sums[names[account]] ?? 0) + amount;
      return sums;
    },
    async startSale(wanted: Partial<NewAd> = {}) {
      await emptyTables(site.db, 'protected_sales');
      await site.db.deleteFrom('seller_links').execute();
      await site.start({ ...ASHAS_AD, ...wanted });
      await site.db
        .updateTable('accounts')
        .set({ created_at: new Date(site.started.getTime() - 30 * 86_400_000) })
        .execute();
      sandbox.breakCalls(() => undefined);
      sandbox.tellBy(() => undefined);
      sandbox.sales.standAt(null);
      saleId = '';
    },
  };
}
export type SaleSite = Awaited<ReturnType<typeof openSaleSite>>;

/** Such a site for the tests of a file, each of which begins with a new ad. */
export function useSaleSite(wishes: { pages?: boolean } = {}): SaleSite {
  const site = useOpened(() => openSaleSite(wishes));
  beforeEach(() => site.startSale());
  return site;
}
