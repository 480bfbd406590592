import type { Unit } from '#platform/unit-of-work.ts';
import type { Money } from '#rules/money.ts';
import { CARRIERS, type CarrierName, followParcel } from '#rules/sales/carriers.ts';
import type { SaleEnd } from '#rules/sales/sale-kinds.ts';
import type { SaleEvent } from '#rules/sales/sale-life.ts';
import type { SaleSide } from '#rules/sales/words/sale-screen.ts';
import type { Context } from '../../context.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import { makeLightView } from '../show/make-light-view.ts';
import { findSaleReader, insertNotice, readLetterRows } from './facts-store.ts';
import type { LetterOccasion, StepTrait } from './letter-row.ts';
import type { LetterFacts } from './sale-letter.ts';
import { lettersOn, noticeOf, readersOf, SALE_LETTERS, type SaleLetterName } from './sale-letters.ts';

/** What the letters of a step say beside what the sale itself says. */
export type ToldWith = { more?: More; traits?: readonly StepTrait[] };
/** `thing`: which of several that come about without a step between them. */
type More = Partial<LetterFacts> & { thing?: string };

/** Writes the letters of a step that was just taken, or of what is no step, each once, in the write of what happened. */
export async function tellOfSale(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  happened: SaleEvent | LetterOccasion,
  more: More = {},
  traits: readonly StepTrait[] = [],
): Promise<void> {
  const names = isOccasion(happened)
    ? lettersOn(happened)
    : lettersOn({ event: happened, to: sale.state, traits });
  for (const name of names)
    for (const side of readersOf(name, causedBy(sale.end_reason)))
      await send(ctx, unit, sale, { name, side, more });
}

const OCCASIONS: readonly string[] = [
  'pay-by-tomorrow',
  'post-by-tomorrow',
  'arrives-soon',
  'inspect-by-tomorrow',
  'account-incomplete',
  'payout-refused',
  'refund-refused',
  'return-address',
  'given-back',
  'part-given-back',
  'provider-case',
] satisfies LetterOccasion[];
const isOccasion = (happened: string): happened is LetterOccasion => OCCASIONS.includes(happened);

/** Who let its time run out, or called it off: the other one is told. */
function causedBy(end: SaleEnd | null): SaleSide | null {
  if (end === 'not-connected') return 'seller';
  return end === 'not-paid' || end === 'declined' ? 'buyer' : null;
}

type Letter = { name: SaleLetterName; side: SaleSide; more: More };

async function send(ctx: Context, unit: Unit, sale: SaleRow, letter: Letter): Promise<void> {
  const { db } = unit;
  const { name, side } = letter;
  const { thing, ...more } = letter.more;
  const to = await findSaleReader(db, side === 'seller' ? sale.seller_id : sale.buyer_id);
  const { isReminder, write } = SALE_LETTERS[name];
  if (!to.is_here || (isReminder && !to.wants_reminders)) return;
  const what = noticeOf(name, side, thing ?? sale.version);
  if (!(await insertNotice(db, { saleId: sale.id, what, now: ctx.now() }))) return;
  const light = makeLightView(sale, ctx.now());
  const mail = write(
    {
      to,
      side,
      other: side === 'seller' ? sale.buyer : sale.seller,
      ad: await findAdInMail(db, sale.ad_id),
      saleId: sale.id,
      site: ctx.config,
      light,
      total: inSale(sale, sale.total),
      price: inSale(sale, sale.price),
    },
    { ...(await readFacts(unit, sale, ctx.now())), ...more },
  );
  await unit.enqueue(SEND_MAIL, mail);
}

const inSale = ({ currency }: SaleRow, amount: number): Money => ({ amount, currency });
const MM_PER_INCH = 25.4;

async function readFacts({ db }: Unit, sale: SaleRow, now: Date): Promise<LetterFacts> {
  const { part, dispute, parcel, back, housePart } = await readLetterRows(db, sale.id);
  const carrier = parcel && (parcel.carrier as CarrierName);
  const money = (amount: number | null) => (amount === null ? null : inSale(sale, amount));
  const kept = sale.total - back - (sale.fee - housePart) - (sale.provider_fee ?? 0);
  return {
    isSellerConnected: sale.is_seller_connected,
    connectBy: sale.connect_by,
    payBy: sale.pay_by,
    paidAt: sale.captured_at,
    lightFrom: sale.light_from && sale.light_from > now ? sale.light_from : null,
    shipBy: sale.ship_by,
    arriveBy: sale.arrive_by,
    inspectBy: sale.inspect_by,
    answerBy: dispute?.answer_by ?? null,
    decideBy: dispute?.decide_by ?? null,
    appealBy: sale.stands_at,
    returnBy: sale.return_by,
    objectBy: sale.object_by,
    partUntil: part?.expires_at ?? null,
    postage: money(sale.postage),
    fee: money(sale.fee),
    part: money(part?.amount ?? null),
    back: money(back),
    givenBack: null,
    paidOut: money(kept),
    providerFee: money(sale.provider_fee),
    missing: null,
    payoutProblem: null,
    grams: sale.grams === null ? null : `${sale.grams} g`,
    length: sale.length_mm === null ? null : `${Math.round(sale.length_mm / MM_PER_INCH)} in`,
    isBelowLeast: toSaleLife(sale).isBelowLeast,
    isCancelGranted: sale.state === 'refunding',
    carrier: carrier ? CARRIERS[carrier].name : null,
    parcelNumber: parcel?.number ?? null,
    follow: carrier && parcel?.number ? followParcel(carrier, parcel.number) : null,
    problem: dispute?.reason ?? null,
    decision: null,
    statement: null,
    frozenBy: sale.frozen_why,
    end: sale.end_reason,
    endedBy: null,
  };
}
