import { DAY_MS, HOUR_MS } from '#rules/time.ts';

/** What the site should do, told once more and simply: one ad for £420, its seller, and buyers who offer for it. */
export type ModelOffer = {
  buyer: string;
  byBuyer: boolean;
  amount: number;
  state: string;
  createdAt: number;
  expiresAt: number;
  sellersLast: number | null;
  buyersLast: number;
  reservedUntil: number;
  isKeptLonger: boolean;
};
export type Act = 'accept' | 'decline' | 'counter' | 'withdraw' | 'keepReserved' | 'callOff';

export const ASKED = 420_00;
const SELLER = 'asha';

export class OfferModel {
  readonly offers: ModelOffer[] = [];
  now: number;

  constructor(now: number) {
    this.now = now;
  }

  /** What the clock has ended is over. */
  wait(ms: number): void {
    this.now += ms;
    for (const offer of this.offers) {
      if (offer.state === 'open' && offer.expiresAt <= this.now) offer.state = 'expired';
      if (offer.state === 'accepted' && offer.reservedUntil <= this.now) offer.state = 'fell-through';
    }
  }

  make(buyer: string, amount: number): number {
    if (this.offers.some(({ state }) => state === 'accepted')) return 409;
    if (this.offers.some((offer) => offer.buyer === buyer && offer.state === 'open')) return 409;
    if (this.#countOn(buyer) >= 3) return 429;
    if (amount > ASKED || amount * 2 < ASKED) return 422;
    this.#add(buyer, true, { amount, buyersLast: amount, sellersLast: null });
    return 200;
  }

  act(who: string, act: Act, at: number, amount: number): number {
    const offer = this.offers[at];
    if (!offer || (who !== SELLER && who !== offer.buyer)) return 404;
    const isMaker = offer.byBuyer ? who === offer.buyer : who === SELLER;
    if (act === 'callOff' || act === 'keepReserved') return this.#afterYes(who, act, offer);
    if (offer.state !== 'open' || (act === 'withdraw') !== isMaker) return 409;
    if (act === 'counter') return this.#counter(who, offer, amount);
    if (act === 'accept') return this.#accept(offer, amount);
    offer.state = act === 'decline' ? 'declined' : 'withdrawn';
    return 200;
  }

  #afterYes(who: string, act: Act, offer: ModelOffer): number {
    if (offer.state !== 'accepted') return 409;
    if (act === 'callOff') offer.state = 'fell-through';
    else if (who !== SELLER || offer.isKeptLonger) return 409;
    else {
      offer.isKeptLonger = true;
      offer.reservedUntil += 3 * DAY_MS;
    }
    return 200;
  }

  #accept(offer: ModelOffer, amount: number): number {
    if (amount !== offer.amount) return 409;
    offer.state = 'accepted';
    offer.reservedUntil = this.now + 24 * HOUR_MS;
    for (const other of this.offers) if (other.state === 'open') other.state = 'lapsed';
    return 200;
  }

  #counter(who: string, offer: ModelOffer, amount: number): number {
    if (who !== SELLER && this.#countOn(offer.buyer) >= 3) return 429;
    const most = offer.sellersLast === null ? ASKED : offer.sellersLast - 1;
    if (amount <= offer.buyersLast || amount > most) return 422;
    offer.state = 'countered';
    const byBuyer = who !== SELLER;
    this.#add(offer.buyer, byBuyer, {
      amount,
      buyersLast: byBuyer ? amount : offer.buyersLast,
      sellersLast: byBuyer ? offer.sellersLast : amount,
    });
    return 200;
  }

  /** In thirty days, whatever became of them, but for what lapsed. */
  #countOn(buyer: string): number {
    return this.offers.filter(
      (offer) =>
        offer.buyer === buyer &&
        offer.byBuyer &&
        offer.state !== 'lapsed' &&
        offer.createdAt > this.now - 30 * DAY_MS,
    ).length;
  }

  #add(buyer: string, byBuyer: boolean, figures: Pick<ModelOffer, 'amount' | 'buyersLast' | 'sellersLast'>) {
    this.offers.push({
      buyer,
      byBuyer,
      ...figures,
      state: 'open',
      createdAt: this.now,
      expiresAt: this.now + 48 * HOUR_MS,
      reservedUntil: 0,
      isKeptLonger: false,
    });
  }
}
