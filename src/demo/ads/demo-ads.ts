import type { AdFacts } from '#rules/ads/ad-facts.ts';
import { type AdField, listFields, toUnsaid } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import { adTitle } from '#rules/ads/title.ts';
import type {
  Condition,
  CutState,
  Cutter,
  HairColour,
  HairEthnicity,
  HeatUse,
  RootsTied,
  Shipping,
  Source,
  Texture,
  Treatment,
  Washing,
} from '#rules/hair/values.ts';
import { estimateGrams, inchesToMm } from '#rules/hair/measure.ts';
import type { Currency } from '#rules/money/money.ts';
import { type AdDates, daysBefore } from '../demo-dates.ts';
import { describeHair } from './demo-descriptions.ts';
import type { DemoHair } from './demo-hair.ts';
import { type DemoPicture, choosePictures } from './demo-pictures.ts';
import { askingPrice, choosePostage, chooseShipping, soldPrice } from './demo-prices.ts';
import type { Owner } from '../people/demo-sellers.ts';
import { STAFF_NOTES } from '../demo-words.ts';
import type { Random } from '../random.ts';

/** An ad of the demo, close to the columns it is stored in. Money in minor units; people by their keys. */
export type DemoAd = {
  key: string;
  sellerKey: string;
  enteredByKey: string | null;
  consentNotedAt: Date | null;
  consentHow: string | null;
  status: AdStatus;
  staffNote: string | null;
  title: string;
  description: string;
  price: number | null;
  currency: Currency;
  openToOffers: boolean;
  lengthMm: number;
  shortestLayerMm: number | null;
  circumferenceMm: number;
  weightGrams: number | null;
  colour: HairColour;
  ethnicity: HairEthnicity;
  texture: Texture;
  treatment: Treatment;
  condition: Condition;
  cutState: CutState;
  cutDate: string | null;
  toBeCutBy: Cutter | null;
  rootsTied: RootsTied | null;
  source: Source;
  heat: HeatUse | null;
  smokeFree: boolean | null;
  washing: Washing | null;
  country: string;
  town: string;
  shipsTo: Shipping;
  shipsToCountries: string[];
  measured: boolean;
  views: number;
  soldPrice: number | null;
  featuredUntil: Date | null;
  pictures: DemoPicture[];
  /** Whatever else may be said of hair. */
  others: Partial<AdFacts>;
} & AdDates;

/** An ad before its seller has written it: the hair, where it is, and how far the ad has come. */
export type PlannedAd = DemoHair & {
  key: string;
  country: string;
  town: string;
  status: AdStatus;
  isAshas: boolean;
  isOpenToOffers: boolean;
  askingDeviation: number;
  dates: AdDates;
};

/** Writes an ad as its seller would. */
export function writeAd(planned: PlannedAd, owner: Owner<PlannedAd>, random: Random): DemoAd {
  const { isTrade, isMan } = owner;
  const sizes = measureHair(planned, random);
  const asked = askingPrice(planned, sizes.grams, planned.country, planned.askingDeviation);
  const shipping = chooseShipping(planned.country, asked, sizes.grams, random);
  const facts = {
    ...pickHair(planned),
    ...sizes.stored,
    ...chooseCutting(planned, isTrade, random),
    ...chooseCare(random),
    ...shipping,
  };
  const shipsAbroad = shipping.shipsTo !== 'own-country';
  const asksOthers = planned.isOpenToOffers && random.chance(0.4);
  // Hers are offered for, by half of the price and more.
  const isPriced = planned.isAshas && planned.status === 'live';
  const isPriceless = planned.status === 'draft' || (asksOthers && !isPriced);
  const pictures = choosePictures(planned.key, random);
  return {
    key: planned.key,
    sellerKey: owner.person.key,
    enteredByKey: null,
    consentNotedAt: null,
    consentHow: null,
    status: planned.status,
    staffNote:
      planned.status === 'changes_requested' || planned.status === 'rejected'
        ? random.pick(STAFF_NOTES[planned.status])
        : null,
    title: adTitle(facts),
    description: describeHair(
      {
        ...planned,
        ...facts,
        grams: sizes.grams,
        isTrade: isTrade && planned.cutState === 'cut',
        isMan,
        shipsAbroad,
      },
      random,
    ),
    price: isPriceless ? null : asked.amount,
    currency: asked.currency,
    openToOffers: planned.isOpenToOffers,
    ...facts,
    country: planned.country,
    town: planned.town,
    measured: pictures.some(({ tape }) => tape) && planned.dates.publishedAt !== null && random.chance(0.45),
    views: planned.dates.publishedAt === null ? 0 : Math.round(random.lognormal(4.1, 0.8)),
    soldPrice: planned.status === 'sold' ? soldPrice(asked.amount, random) : null,
    featuredUntil: null,
    pictures,
    others: { ...chooseOthers(facts, random), ...choosePostage(asked.currency, random.fork('postage')) },
    ...planned.dates,
  };
}

function pickHair({ colour, ethnicity, texture, treatment, condition, cutState }: PlannedAd) {
  return { colour, ethnicity, texture, treatment, condition, cutState };
}

/** Cut hair has been weighed; what is on the head is estimated from the girth of the ponytail. */
function measureHair(hair: DemoHair, random: Random) {
  const estimate = estimateGrams(hair.longest, hair.shortest, hair.circumference);
  const weighed = Math.max(5, Math.round((estimate * random.uniform(0.9, 1.1)) / 5) * 5);
  const isCut = hair.cutState === 'cut';
  const stored = {
    lengthMm: inchesToMm(hair.longest),
    shortestLayerMm: hair.shortest === null ? null : inchesToMm(hair.shortest),
    circumferenceMm: inchesToMm(hair.circumference),
    weightGrams: isCut ? weighed : null,
  };
  return { grams: isCut ? weighed : estimate, stored };
}

function chooseCutting({ cutState, dates }: PlannedAd, isTrade: boolean, random: Random) {
  if (cutState === 'uncut') {
    const toBeCutBy = random.pickByWeight<Cutter>({ salon: 62, 'friend-or-family': 20, myself: 18 });
    const source = random.pickByWeight<Source>(isTrade ? { family: 1 } : { 'own-hair': 88, family: 12 });
    return { cutDate: null, rootsTied: null, toBeCutBy, source };
  }
  const rootsTied = random.pickByWeight<RootsTied>(
    isTrade ? { yes: 95, no: 5 } : { yes: 80, unknown: 12, no: 8 },
  );
  const source = random.pickByWeight<Source>(
    isTrade ? { 'salon-cut': 70, dealer: 30 } : { 'own-hair': 85, family: 15 },
  );
  const cutDate = daysBefore(dates.createdAt, random.uniform(1, 200)).toISOString().slice(0, 10);
  return { cutDate, rootsTied, toBeCutBy: null, source };
}

function chooseCare(random: Random) {
  return {
    heat: random.chance(0.3) ? null : random.pickByWeight<HeatUse>({ never: 60, sometimes: 32, often: 8 }),
    smokeFree: random.chance(0.4) ? null : random.chance(0.9),
    washing: random.chance(0.35)
      ? null
      : random.pickByWeight<Washing>({ 'every-few-days': 52, 'weekly-or-less': 38, daily: 10 }),
  };
}

/** Hair of a field that the demo has nothing of its own to say about: six of ten sellers tell something likely. */
function chooseOthers(told: object, random: Random): Partial<AdFacts> {
  const others = listFields(AD_FIELDS).filter(
    ([name, { step, needed, only }]) => step === 'hair' && !needed && !only && !(name in told),
  );
  return Object.fromEntries(
    others.flatMap(([name, field]) => {
      const own = random.fork(name);
      return own.chance(0.6) ? [[name, chooseFact(field, own)]] : [];
    }),
  );
}

function chooseFact(field: AdField, random: Random): unknown {
  if (field.kind === 'choice') return random.pick(field.of);
  if (field.kind === 'number') return Math.round(random.uniform(...field.usual) / field.every) * field.every;
  return toUnsaid(field);
}
