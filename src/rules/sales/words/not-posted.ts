import type { SaleState } from '../life/sale-states.ts';
import {
  ifKnown,
  main,
  quiet,
  type SaleFacts,
  type SaleScreen,
  type SaleWords,
  screen,
} from './sale-screen.ts';
import { offerPart, partOffered, takePart } from './part-words.ts';

const cancelAsBuyer = quiet('cancel', 'Cancel: send my money back');
const cancelAsSeller = quiet('cancel', 'I cannot sell it after all');
const grantDays = quiet('grant-days', 'Give more days to post');

/** What both read from the money's coming until the parcel is on its way. */
export const WORDS_UNTIL_POSTED = {
  paid: {
    buyer: ({ seller, total, lightFrom, shipBy, isCancelAsked }) =>
      screen(
        'Paid',
        [
          lightFrom === null ? `PayPal holds ${total}.` : 'We check for a day that the payment stays.',
          ifKnown(shipBy, (until) => `${seller} posts by ${until}.`),
          isCancelAsked && `You asked to cancel. ${seller} may say yes or no.`,
        ],
        [quiet('ask-to-cancel', 'Ask to cancel'), cancelAsBuyer, grantDays],
      ),
    seller: (facts) =>
      facts.lightFrom === null
        ? toPaidSeller(facts)
        : screen(
            'The money has come',
            [waitForLight(facts.lightFrom), asksToCancel(facts)],
            answersOf(facts),
          ),
  },
  preparing: {
    buyer: ({ seller, shipBy }) =>
      screen(
        `${seller} is getting your hair ready`,
        [
          'You see photos of it before it is posted.',
          ifKnown(shipBy, (until) => `It is posted by ${until}.`),
        ],
        [cancelAsBuyer, grantDays],
      ),
    seller: ({ codeWord, shipBy, wasUncut }) =>
      screen(
        'Get the hair ready',
        [ifKnown(shipBy, (until) => `Post it by ${until}.`), 'No face in the photos, please.'],
        [main('prove', 'Send my photos'), cancelAsSeller],
        {
          code: { label: 'Your code word', word: codeWord },
          steps: [
            'Write it on paper.',
            wasUncut ? 'Tie, then cut.' : 'Tie it well.',
            'Take two photos, each with the paper: beside a tape, and on a scale.',
            'Keep a thin lock until the sale is over.',
          ],
        },
      ),
  },
  proved: {
    buyer: (facts) =>
      screen(
        'Here is your hair',
        [
          measuredOf(facts),
          facts.isBelowLeast && 'Less than promised? You can stop now. Then all your money goes back.',
          ifKnown(facts.shipBy, (until) => `${facts.seller} posts by ${until}.`),
          partOffered(facts),
        ],
        [takePart(facts), facts.isBelowLeast && quiet('stop', 'Stop, give me my money back'), cancelAsBuyer],
      ),
    seller: ({ shipBy }) =>
      screen(
        'Well done',
        [`Post it${shipBy === null ? '' : ` by ${shipBy}`}, with tracking, only to this address.`],
        [main('ship', 'I have posted it'), offerPart, cancelAsSeller],
      ),
  },
} as const satisfies Partial<Record<SaleState, SaleWords>>;

/** '164 g, 28 in, code word MANGO RIVER 27.' */
const measuredOf = ({ grams, length, codeWord }: SaleFacts): string | null => {
  const known = [grams, length, ifKnown(codeWord, (word) => `code word ${word}`)].filter(
    (fact) => fact !== null,
  );
  return known.length === 0 ? null : `${known.join(', ')}.`;
};

const toPaidSeller = (facts: SaleFacts): SaleScreen =>
  screen(
    `${facts.buyer} has paid. Ready?`,
    [
      'PayPal holds the money for you.',
      'We ask PayPal once more before we show your code word.',
      ifKnown(facts.shipBy, (until) => `Post by ${until}. If you do not, all the money goes back.`),
      asksToCancel(facts),
    ],
    [
      main(
        'show-code-word',
        facts.wasUncut ? 'I am ready to cut: show my code word' : 'I am ready: show my code word',
      ),
      ...answersOf(facts),
    ],
  );

export const waitForLight = (lightFrom: string): string => `We wait until ${lightFrom} to see that it stays.`;

const asksToCancel = ({ buyer, isCancelAsked }: SaleFacts) =>
  isCancelAsked && `${buyer} asks to cancel. If you say yes, the money goes back and you keep your hair.`;

const answersOf = ({ isCancelAsked }: SaleFacts) => [
  ...(isCancelAsked
    ? [
        quiet('answer-cancel', 'Yes, cancel it', { choice: 'yes' }),
        quiet('answer-cancel', 'No, I go on', { choice: 'no' }),
      ]
    : []),
  cancelAsSeller,
];
