import type { Unit } from '#platform/unit-of-work.ts';
import type { Money } from '#rules/money/money.ts';
import { CARRIERS, type CarrierName, followParcel } from '#rules/sales/parcel/carriers.ts';
import type { SaleEvent } from '#rules/sales/life/sale-life.ts';
import { sayAdWaits } from '#rules/sales/words/ends.ts';
import type { SaleSide } from '#rules/sales/words/sale-screen.ts';
import type { Context } from '../../context.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { type News, notifyAll } from '../../notifications/notify.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import { makeLightView } from '../show/make-light-view.ts';
import { insertNotices, listSaleReaders, readLetterRow, type SaleReader } from './facts-store.ts';
import { LETTER_OCCASIONS, type LetterOccasion, type StepTrait } from './letter-row.ts';
import { type LetterFacts, sayTitle, toNews } from './sale-letter.ts';
import { lettersOn, nameNotice, chooseReaders, SALE_LETTERS, type SaleLetterName } from './sale-letters.ts';

/** What the letters of a step say beside what the sale itself says. */
export type ToldWith = { more?: More; traits?: readonly StepTrait[] };
/** `thing`: which of several that come about without a step between them. */
type More = Partial<LetterFacts> & { thing?: string };

/**
 * Writes the letters of a step that was just taken, or of what is no step, each once, in the write of what happened; and
 * each as a line of the bell, also where its e-mail is not wanted.
 */
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
  const letters = await takeNew(ctx, unit, sale, {
    letters: names.flatMap((name) => chooseReaders(name).map((side) => ({ name, side }))),
    time: more.thing ?? sale.version,
  });
  if (letters.length === 0) return;
  const written = await writeLetters(ctx, unit, sale, letters, more);
  for (const turn of toTurns(written.map(({ news }) => news))) await notifyAll(ctx, unit, turn);
  const mails = written.flatMap(({ mail, isWanted }) => (isWanted ? [mail] : []));
  await unit.enqueueAll(SEND_MAIL, mails);
}

/** Each person once in a turn: two to one person are two lines, or one that counts both. */
function toTurns(news: readonly News[]): News[][] {
  const turns: News[][] = [];
  for (const each of news) {
    const turn = turns.find((one) => one.every(({ accountId }) => accountId !== each.accountId));
    if (turn) turn.push(each);
    else turns.push([each]);
  }
  return turns;
}

const OCCASIONS: readonly string[] = LETTER_OCCASIONS;
const isOccasion = (happened: string): happened is LetterOccasion => OCCASIONS.includes(happened);

type Letter = { name: SaleLetterName; side: SaleSide };
type LetterTo = Letter & { to: SaleReader };

/** Those that go to somebody who is here, and have not gone before. */
async function takeNew(
  ctx: Context,
  { db }: Unit,
  sale: SaleRow,
  { letters, time }: { letters: readonly Letter[]; time: string | number },
): Promise<LetterTo[]> {
  if (letters.length === 0) return [];
  const readers = await listSaleReaders(db, [sale.buyer_id, sale.seller_id]);
  const here = letters.flatMap(({ name, side }) => {
    const to = readers.get(side === 'seller' ? sale.seller_id : sale.buyer_id);
    return to?.is_here ? [{ name, side, to, what: nameNotice(name, side, time) }] : [];
  });
  const whats = here.map(({ what }) => what);
  const isNew = await insertNotices(db, { saleId: sale.id, whats, now: ctx.now() });
  return here.filter(({ what }) => isNew.has(what));
}

/** All from one reading of what they say. */
async function writeLetters(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  letters: readonly LetterTo[],
  { thing: _thing, ...more }: More,
) {
  const facts = { ...(await readFacts(unit, sale, ctx.now())), ...more };
  const about = {
    ad: await findAdInMail(unit.db, sale.ad_id),
    saleId: sale.id,
    site: ctx.config,
    light: makeLightView(sale, ctx.now()),
    total: inSale(sale, sale.total),
    price: inSale(sale, sale.price),
  };
  return letters.map(({ name, side, to }) => {
    const { isReminder, write } = SALE_LETTERS[name];
    const letterOf = { ...about, to, side, other: side === 'seller' ? sale.buyer : sale.seller };
    const mail = write(letterOf, facts);
    const words = { title: sayTitle(letterOf), news: toNews(mail, letterOf) };
    const news: News = {
      accountId: to.id,
      kind: 'sale',
      subject: sale.id,
      link: `/sales/${sale.id}`,
      words,
    };
    return { mail, news, isWanted: !isReminder || to.wants_reminders };
  });
}

const inSale = ({ currency }: SaleRow, amount: number): Money => ({ amount, currency });
const MM_PER_INCH = 25.4;

const isSetAside = ({ state, code_word, end_reason }: SaleRow) =>
  state === 'refunding' && code_word !== null && end_reason !== 'too-late';

async function readFacts({ db }: Unit, sale: SaleRow, now: Date): Promise<LetterFacts> {
  const hangs = await readLetterRow(db, sale.id);
  const { back, back_house: backHouse, parcel_number: parcelNumber } = hangs;
  const carrier = hangs.carrier as CarrierName | null;
  const money = (amount: number | null) => (amount === null ? null : inSale(sale, amount));
  const kept = sale.total - back - (sale.fee - backHouse) - (sale.provider_fee ?? 0);
  return {
    isSellerConnected: sale.is_seller_connected,
    connectBy: sale.connect_by,
    payBy: sale.pay_by,
    paidAt: sale.captured_at,
    lightFrom: sale.light_from && sale.light_from > now ? sale.light_from : null,
    shipBy: sale.ship_by,
    arriveBy: sale.arrive_by,
    inspectBy: sale.inspect_by,
    answerBy: hangs.answer_by,
    decideBy: hangs.decide_by,
    appealBy: sale.stands_at,
    returnBy: sale.return_by,
    objectBy: sale.object_by,
    partUntil: hangs.part_until,
    postage: money(sale.postage),
    fee: money(sale.fee),
    part: money(hangs.part_amount),
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
    parcelNumber,
    follow: carrier && parcelNumber ? followParcel(carrier, parcelNumber) : null,
    problem: hangs.problem,
    decision: null,
    statement: null,
    frozenBy: sale.frozen_why,
    end: sale.end_reason,
    endedBy: null,
    // No e-mail says anything of cutting.
    adWaits: isSetAside(sale) ? sayAdWaits({ wasUncut: false, grams: null, carrier }) : null,
  };
}
