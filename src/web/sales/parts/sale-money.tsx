import { formatMoney } from '#rules/money/money.ts';
import type { SaleState } from '#rules/sales/life/sale-states.ts';
import { Fold } from './fold.tsx';
import { MoneyLine } from './money-line.tsx';
import type { SaleShown } from '../show-sale.ts';

/** In these the seller gets nothing of it. */
const GONE_BACK: readonly SaleState[] = ['refunding', 'refunded', 'reversed', 'withdrawn', 'lapsed'];

/** What the buyer pays and what the seller gets, line by line: the same for both. */
export function SaleMoney({ sale }: { sale: SaleShown }) {
  const { money, side, other, agreed, state, isRead } = sale;
  const say = (amount: number) => formatMoney({ amount, currency: money.currency });
  const isSeller = side === 'seller';
  const about = money.isPaid ? '' : 'about ';
  const isOff = GONE_BACK.includes(state);
  const isOver = isOff || state === 'releasing' || state === 'released';
  const isPosted = sale.parcel !== null;
  return (
    <Fold
      id="the-money"
      title="The money"
      className="sale-money"
      isFolded={isSeller && isRead}
      says={isOff ? `${say(money.total)} in all` : `You get ${about}${say(money.sellerGetsAbout)}`}
    >
      {isSeller && !isOff && <Parts money={money} />}
      <dl>
        <MoneyLine label="Hair" value={say(money.price)} />
        <MoneyLine
          label="Postage"
          about={agreed.postageBy === 'seller' ? 'in the price' : undefined}
          value={say(money.postage)}
        />
        <MoneyLine
          label="Protection fee"
          about={
            isSeller
              ? `${other.username} pays it`
              : isOver || isPosted
                ? undefined
                : 'back to you if it is not posted'
          }
          value={say(money.fee)}
        />
        <MoneyLine label={sayWhoPays({ money, isSeller, other, isOff })} value={say(money.total)} isSum />
        {isSeller && !isOff && <WhatIsLeft money={money} />}
        {state === 'reversed' && <MoneyLine label="Taken back" value={say(money.total - money.back)} isSum />}
        {money.back > 0 && (
          <MoneyLine
            label={isSeller ? `Back to ${other.username}` : 'Back to you'}
            value={say(money.back)}
            isSum
          />
        )}
      </dl>
      {!isOver && !(isSeller && isPosted) && (
        <p className="sale-small">
          {isSeller
            ? `If you do not post, PayPal keeps its charge, ${about}${say(money.charge)}, from you.`
            : `PayPal takes ${about}${say(money.charge)} of it from ${other.username}’s part.`}
        </p>
      )}
    </Fold>
  );
}

/** Of what the buyer pays, so much goes to others and so much is the seller's. */
function WhatIsLeft({ money }: Pick<SaleShown, 'money'>) {
  const say = (amount: number) => formatMoney({ amount, currency: money.currency });
  const { isPaid } = money;
  return (
    <>
      <MoneyLine label="Fairhank takes" value={`− ${say(ourPartOf(money))}`} />
      <MoneyLine
        label="PayPal takes"
        about={isPaid ? undefined : 'about: PayPal tells us the true sum in the end'}
        value={`− ${say(money.charge)}`}
      />
      <MoneyLine label={isPaid ? 'You get' : 'You get, about'} value={say(money.sellerGetsAbout)} isSum />
    </>
  );
}

/** Our fee, less what of it went back with a part of the price. */
const ourPartOf = ({ total, back, sellerGetsAbout, charge }: SaleShown['money']): number =>
  Math.max(0, total - back - sellerGetsAbout - charge);

/** In the bar, so many to the whole. */
const WHOLE = 1000;

/** What each gets of the sum, as one bar: patterned, too, so that colour is not alone. */
function Parts({ money }: Pick<SaleShown, 'money'>) {
  const kept = Math.max(1, money.total - money.back);
  const house = (ourPartOf(money) / kept) * WHOLE;
  const provider = (money.charge / kept) * WHOLE;
  return (
    <>
      <svg className="sale-split" viewBox={`0 0 ${WHOLE} 22`} preserveAspectRatio="none" aria-hidden="true">
        <pattern id="sale-stripes" width="16" height="22" patternUnits="userSpaceOnUse">
          <path d="M3 0v22" />
        </pattern>
        <rect className="sale-you" width={WHOLE} height="22" />
        <rect className="sale-paypal" x={WHOLE - house - provider} width={provider} height="22" />
        <rect fill="url(#sale-stripes)" x={WHOLE - house - provider} width={provider} height="22" />
        <rect className="sale-us" x={WHOLE - house} width={house} height="22" />
      </svg>
      <ul className="sale-keys" aria-hidden="true">
        <li className="sale-you">You</li>
        <li className="sale-paypal">PayPal</li>
        <li className="sale-us">Fairhank</li>
      </ul>
    </>
  );
}

type Paying = Pick<SaleShown, 'money' | 'other'> & { isSeller: boolean; isOff: boolean };

function sayWhoPays({ money, isSeller, other, isOff }: Paying): string {
  if (money.isPaid) return isSeller ? `${other.username} paid` : 'You paid';
  if (isOff) return 'All of it';
  return isSeller ? `${other.username} pays` : 'You pay';
}
