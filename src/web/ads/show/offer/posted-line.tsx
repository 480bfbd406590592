import { type Currency, formatMoney, type Money } from '#rules/money/money.ts';
import type { DatedRates } from '#rules/prices/rates/currency-rates.ts';
import { showMoney } from '../../describe-ad.ts';
import { useHere } from '../../../frame/use-here.ts';
import { useDisplayPrefs } from '../../use-display-prefs.ts';
import type { AdView } from '../ad-page-view.ts';
import styles from './posted-line.module.css';

/** Whether the hair comes to the reader, what the post costs, and what that makes in all. */
export function PostedLine({ ad }: { ad: AdView }) {
  const { currency, rates } = useDisplayPrefs();
  const here = useHere();
  const { posted } = ad;
  return (
    <p className={posted?.isSent ? `${styles.posted} ${styles.toYou}` : styles.posted}>
      {posted ? describePosted(ad, posted, { currency, rates }) : `Posts to: ${ad.postsTo}. `}
      <a href={`/your-country?${new URLSearchParams({ next: here })}`} rel="nofollow">
        {posted ? 'Change country' : 'Will it be posted to me?'}
      </a>
    </p>
  );
}

type Reading = { currency: Currency | null; rates: DatedRates | null };

function describePosted(ad: AdView, posted: NonNullable<AdView['posted']>, reading: Reading): string {
  const { country, isSent, postage } = posted;
  if (!isSent) return `Not posted to ${country}. `;
  if (postage === null) return `Posts to ${country}: ask what it costs. `;
  if (postage === 0) return `Posts to ${country}, postage included. `;
  const inWords = (amount: number) => sayMoney({ amount, currency: ad.currency }, reading);
  const total = ad.price === null ? '' : `, ${inWords(ad.price + postage)} in all`;
  return `Posts to ${country} for ${inWords(postage)}${total}. `;
}

function sayMoney(money: Money, { currency, rates }: Reading): string {
  const shown = showMoney(money, currency, rates);
  return shown ? `about ${formatMoney(shown)}` : formatMoney(money);
}
