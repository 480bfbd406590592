import { formatMoney } from '#rules/money.ts';
import type { SaleState } from '#rules/sales/sale-states.ts';
import { MoneyLine } from './money-line.tsx';
import type { SaleShown } from '../show-sale.ts';

/** In these the seller gets nothing of it. */
const GONE_BACK: readonly SaleState[] = ['refunding', 'refunded', 'reversed', 'withdrawn', 'lapsed'];

/** What the buyer pays and what the seller gets, line by line: the same for both. */
export function SaleMoney({ sale: { money, side, other, agreed, state } }: { sale: SaleShown }) {
  const say = (amount: number) => formatMoney({ amount, currency: money.currency });
  const isSeller = side === 'seller';
  const about = money.isPaid ? '' : 'about ';
  const isOff = GONE_BACK.includes(state);
  const isOver = isOff || state === 'releasing' || state === 'released';
  return (
    <section className="sale-panel sale-money" aria-labelledby="the-money">
      <h2 id="the-money">The money</h2>
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
            isSeller ? `${other.username} pays it` : isOver ? undefined : 'back to you if it is not posted'
          }
          value={say(money.fee)}
        />
        <MoneyLine label={sayWhoPays({ money, isSeller, other, isOff })} value={say(money.total)} isSum />
        {isSeller && !isOff && (
          <>
            <MoneyLine
              label="PayPal takes"
              about={about && 'about, by its usual rate'}
              value={`− ${say(money.charge)}`}
            />
            <MoneyLine
              label={about ? 'You get, about' : 'You get'}
              value={say(money.sellerGetsAbout)}
              isSum
            />
          </>
        )}
        {state === 'reversed' && <MoneyLine label="Taken back" value={say(money.total - money.back)} isSum />}
        {money.back > 0 && (
          <MoneyLine
            label={isSeller ? `Back to ${other.username}` : 'Back to you'}
            value={say(money.back)}
            isSum
          />
        )}
      </dl>
      {!isOver && (
        <p className="sale-small">
          {isSeller
            ? `If you do not post, PayPal keeps its charge, ${about}${say(money.charge)}, from you.`
            : `PayPal takes ${about}${say(money.charge)} of it from ${other.username}’s part.`}
        </p>
      )}
    </section>
  );
}

type Paying = Pick<SaleShown, 'money' | 'other'> & { isSeller: boolean; isOff: boolean };

function sayWhoPays({ money, isSeller, other, isOff }: Paying): string {
  if (money.isPaid) return isSeller ? `${other.username} paid` : 'You paid';
  if (isOff) return 'All of it';
  return isSeller ? `${other.username} pays` : 'You pay';
}
