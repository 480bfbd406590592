import { formatMoney } from '#rules/money/money.ts';
import { SALE_DAYS, SETTLED_AFTER_DAYS, SHIP_DAYS } from '#rules/sales/life/sale-deadlines.ts';
import {
  FEE_STEPS,
  PROVIDER_RATES,
  SALE_CURRENCIES,
  type SaleCurrency,
  sumUp,
} from '#rules/sales/money/sale-fee.ts';
import type { Article } from './article.ts';

const EXAMPLE = { price: { amount: 420_00, currency: 'GBP' }, postage: 8_50 } as const;
const sums = sumUp(EXAMPLE.price, EXAMPLE.postage, PROVIDER_RATES.home);
const pounds = (amount: number) => formatMoney({ amount, currency: 'GBP' });
const { home, fromIndia } = PROVIDER_RATES;

const CURRENCY_WORDS: Record<SaleCurrency, string> = { GBP: 'Pounds', USD: 'Dollars', EUR: 'Euros' };

const feeRows = SALE_CURRENCIES.map((currency) => {
  const { steps, least } = FEE_STEPS[currency];
  const say = (amount: number) => formatMoney({ amount, currency });
  const parts = steps.map(({ percent, upTo }) =>
    upTo === Number.MAX_SAFE_INTEGER ? `${percent} % above` : `${percent} % up to ${say(upTo)}`,
  );
  return [CURRENCY_WORDS[currency], ...parts, say(least)];
});

export const PROTECTED_SALE: Article = {
  path: '/protected-sale/',
  title: 'The protected sale',
  description:
    'The buyer pays first, PayPal holds the money, and a light tells the seller when it is safe to cut. The eight steps, what it costs, how long each takes, and what we do not promise.',
  lead: 'The buyer pays first. PayPal holds the money. A light on your sale page tells you when it is safe to cut. The money is paid out when the hair has come.',
  checkedOn: '2026-11-19',
  sections: [
    {
      id: 'the-light',
      title: 'Only your light counts',
      drawing: 'scissors',
      blocks: [
        {
          note: '**In a protected sale only your light counts. Outside one, only money in your own account counts.**',
        },
        'The light is red from the start. It turns green when PayPal has told us that the whole sum is there, and that it is for you. We ask PayPal again and again. If we cannot reach PayPal, or if anything is in doubt, the light is red.',
        'You see it on your sale page, in the chat and beside your ad. You must be logged in.',
      ],
    },
    {
      id: 'eight-steps',
      title: 'Eight steps',
      drawing: 'ruler',
      blocks: [
        {
          steps: [
            '**Agree.** The buyer makes an offer. The seller says yes, and says how much postage is, how many days she needs, and the least grams and length. Light: **red**.',
            '**Pay.** The buyer sees the whole sum and pays at PayPal. The hair stays on the head. Light: **red**.',
            '**Green.** PayPal holds the money. For a large sum from a new buyer we wait a day first. Light: **green**.',
            '**Cut.** The seller presses a button and gets a code word. She writes it on paper, ties and cuts. Light: **green**.',
            '**Prove.** Two photos, each with the paper: beside a tape, and on a scale. No face, no video.',
            '**Post.** Now she sees where to send it. She posts it with a tracking number.',
            '**Look.** The buyer weighs it before the box is opened, and looks at it. It must not be washed or dyed yet.',
            '**Paid out.** The buyer says that all is well, or says nothing. PayPal pays the seller.',
          ],
        },
        'Did the seller not post? Then all the money goes back to the buyer. Is the hair not as agreed? Then the buyer tells us, both say their side, and one of our staff decides. Nobody keeps both the hair and the money because a day has passed.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      drawing: 'purse',
      blocks: [
        'The buyer pays a fee to us, on the price of the hair only. The seller pays us nothing. If the hair is not sold, we give the fee back.',
        { table: { head: ['In', 'First', 'Then', 'Rest', 'At least'], rows: feeRows } },
        `PayPal takes a charge from what the seller gets: about ${home.percent} % of the whole sum and ${pounds(home.fixed)}, or about ${fromIndia.percent} % from India. PayPal says how much in the end.`,
        `So hair for ${pounds(sums.price)} with ${pounds(sums.postage)} postage costs the buyer **${pounds(sums.total)}**. PayPal takes about ${pounds(sums.charge)}, and the seller has about **${pounds(sums.sellerGets)}**.`,
        'PayPal keeps its charge when money goes back. If the seller does not post, it comes from her. If the buyer changes their mind, it comes from the buyer. You see the sum before you press.',
      ],
    },
    {
      id: 'days',
      title: 'How long it takes',
      drawing: 'parcel',
      blocks: [
        {
          list: [
            `To post: ${SHIP_DAYS.least} to ${SHIP_DAYS.most} days, as the seller said. Never more than ${SALE_DAYS.post}.`,
            `On the way: ${SALE_DAYS.transit.home} days at home, ${SALE_DAYS.transit.abroad} days abroad. Then we take it as arrived.`,
            `To look: ${SALE_DAYS.inspect} days. Whoever says nothing has said yes.`,
            `If something is wrong: ${SALE_DAYS.answer} days for the seller, ${SALE_DAYS.decide} for our staff, and a day to ask us to look again.`,
            `Every sale is over ${SETTLED_AFTER_DAYS} days after the money came, whoever sleeps.`,
          ],
        },
      ],
    },
    {
      id: 'where',
      title: 'Where it works',
      drawing: 'tag',
      blocks: [
        'You pay in pounds, dollars or euros. Sellers in India are paid in dollars, and PayPal turns them into rupees.',
        'It does not work inside India: PayPal does not pay from one Indian account to another. There the light stays red. Wait until the money is in your own bank account.',
      ],
    },
    {
      id: 'false-lights',
      title: 'How a false one looks',
      drawing: 'eye',
      blocks: [
        'People may copy our light. So know this:',
        {
          list: [
            'The light is on this site only, after you log in. Type the address yourself.',
            'No e-mail of ours ever tells you to cut. It tells you to look at your sale page.',
            'We never send the light as a picture, and never in a message.',
            'Nobody has to “confirm” or “release” it with a link, a code or a fee.',
          ],
        },
        { says: 'Your sale is protected, the light is green. Confirm here and cut today.' },
        'Do not press. [Tell us](/contact-us?topic=safety).',
      ],
    },
    {
      id: 'no-promise',
      title: 'What we do not promise',
      drawing: 'shield',
      blocks: [
        {
          list: [
            'PayPal can still take money back if a card was stolen or the buyer complains there, for up to 180 days. Keep your photos and your post receipt: they are your proof.',
            'A parcel that is lost in the post is the seller’s risk. Insure it.',
            'We look at photos and words. We do not hold the hair in our hands.',
            'No account of ours ever has your money. PayPal holds it, and nobody can send it to another account.',
            'Once it was paid out, you cannot complain here any more. PayPal, a court, or we for a grave reason can still send money back.',
          ],
        },
      ],
    },
  ],
};
