import type { SaleState } from '../life/sale-states.ts';
import { SALE_END_SENTENCES, sayAdWaits } from './ends.ts';
import { ifKnown, main, type SaleFacts, type SaleSide, type SaleWords, screen } from './sale-screen.ts';

/** To whoever paid for a sale that was over already. */
export const LATE_MONEY = {
  title: 'This came too late',
  says: 'All your money is on its way back.',
} as const;

const NOTHING_PAID = 'Nothing was paid.';
const PAID_BY_US = 'We owe you that, and pay it ourselves.';
const TAKEN_BACK = 'PayPal took this payment back';

/** What both read when a sale stands still or is over. */
export const WORDS_WHEN_OVER = {
  frozen: {
    buyer: (facts) => screen(lookingInto(facts), ['Your money stays where it is.']),
    seller: (facts) => screen(lookingInto(facts), ['If your hair is still on your head, leave it there.']),
  },
  releasing: {
    buyer: ({ seller }) => screen('Thank you', [`${seller} is being paid.`]),
    seller: () => screen('PayPal is paying you', ['This can take a day.']),
  },
  released: {
    buyer: ({ seller, paidOut, endedOn }) =>
      screen('Thank you', [
        `${seller} was paid${paidOut === null ? '' : ` ${paidOut}`}${endedOn === null ? '' : ` on ${endedOn}`}.`,
      ]),
    seller: ({ paidOut, providerFee }) =>
      screen(paidOut === null ? 'PayPal paid you' : `PayPal paid you ${paidOut}`, [
        ifKnown(providerFee, (fee) => `It took ${fee}.`),
        'Keep your photos and your post receipt for 180 days.',
      ]),
  },
  refunding: {
    buyer: (facts) =>
      facts.end === 'too-late'
        ? screen(LATE_MONEY.title, [LATE_MONEY.says, slowly(facts)])
        : screen(`Your ${facts.back ?? 'money'} is on its way back`, [slowly(facts), whyOf(facts, 'buyer')]),
    seller: (facts) => screen(`The money goes back to ${facts.buyer}`, [whyOf(facts, 'seller'), adOf(facts)]),
  },
  refunded: {
    buyer: (facts) =>
      screen(`Your ${facts.back ?? 'money'} went back`, [
        ifKnown(facts.endedOn, (day) => `It went on ${day}, the way you paid.`),
        ifKnown(facts.owed, (sum) => `PayPal kept ${sum} of it. ${PAID_BY_US}`),
        whyOf(facts, 'buyer'),
      ]),
    seller: (facts) =>
      screen(`The money went back to ${facts.buyer}`, [
        whyOf(facts, 'seller'),
        ifKnown(facts.owed, (sum) => `PayPal took ${sum} from you for it. ${PAID_BY_US}`),
        adOf(facts),
      ]),
  },
  reversed: {
    buyer: () => screen(TAKEN_BACK, ['Ask PayPal if you do not know why.']),
    seller: (facts) =>
      screen(
        TAKEN_BACK,
        ['You can tell PayPal your side.', 'Print your evidence file and send it to them.', adOf(facts)],
        [main('evidence', 'Open my evidence file')],
      ),
  },
  withdrawn: {
    buyer: (facts) => screen('This sale is off', [whyOf(facts, 'buyer'), NOTHING_PAID]),
    seller: (facts) => screen('This sale is off', [whyOf(facts, 'seller'), NOTHING_PAID]),
  },
  lapsed: {
    buyer: (facts) => screen('Time ran out', [whyOf(facts, 'buyer'), NOTHING_PAID]),
    seller: (facts) => screen('Time ran out', [whyOf(facts, 'seller'), NOTHING_PAID]),
  },
} as const satisfies Partial<Record<SaleState, SaleWords>>;

const lookingInto = ({ frozenBy }: SaleFacts) =>
  `${frozenBy === 'provider' ? 'PayPal is' : 'We are'} looking into this sale`;

const slowly = ({ isSlow }: SaleFacts) => isSlow && 'It takes us a little longer. Nothing is lost.';

const adOf = (facts: SaleFacts) => facts.isAdSetAside && sayAdWaits(facts);

const whyOf = (facts: SaleFacts, side: SaleSide) =>
  ifKnown(facts.end, (end) => SALE_END_SENTENCES[end][side](facts));
