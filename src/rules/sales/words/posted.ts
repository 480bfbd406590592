import type { SaleState } from '../life/sale-states.ts';
import { sayProblem } from './disputes.ts';
import { offerPart, partOffered, takePart } from './part-words.ts';
import { ifKnown, main, quiet, type SaleFacts, type SaleWords, screen } from './sale-screen.ts';

const itIsThere = quiet('note-arrival', 'The carrier says: delivered');
const addEvidence = quiet('add-evidence', 'Add words or photos');
const acceptDecision = main('accept-decision', 'I accept this');
const appeal = quiet('appeal', 'Ask you to look again');

/** What both read from the parcel's leaving until it is clear where the money goes. */
export const WORDS_ONCE_POSTED = {
  shipped: {
    buyer: (facts) =>
      screen(
        ifKnown(facts.carrier, (carrier) => `On its way with ${carrier}`) ?? 'On its way',
        ['Keep the box closed until you have weighed it.', partOffered(facts)],
        [
          takePart(facts),
          main('say-arrived', 'It is here'),
          quiet('follow', 'Follow the parcel'),
          quiet('accept-hair', `All is well: pay ${facts.seller}`),
        ],
      ),
    seller: ({ buyer }) =>
      screen(
        'On its way',
        [`We ask ${buyer} to look at it.`],
        [
          quiet('follow', 'Follow the parcel'),
          itIsThere,
          quiet('correct-parcel', 'Correct the parcel number'),
          offerPart,
        ],
      ),
  },
  delivered: {
    buyer: (facts) =>
      screen(
        'Look at your hair',
        [
          ifKnown(facts.inspectBy, (until) => `You have until ${until} to look.`),
          ifKnown(facts.inspectBy, () => `If you say nothing, that is a yes and ${facts.seller} is paid.`),
          partOffered(facts),
        ],
        [
          takePart(facts),
          main('accept-hair', `All is well: pay ${facts.seller}`),
          quiet('dispute', 'Something is wrong'),
        ],
        {
          code: { label: 'Your code word for photos', word: facts.inspectWord },
          steps: [
            `Weigh it first: the closed box, then the hair.${facts.grams === null ? '' : ` ${facts.seller} sent ${facts.grams}.`}`,
            `Lay it beside a tape. It should be at least ${facts.leastLength}.`,
            'Do not wash, dye or work it yet: then it cannot go back.',
          ],
        },
      ),
    seller: ({ buyer, inspectBy }) =>
      screen(
        'It should be there',
        [ifKnown(inspectBy, (until) => `${buyer} can look until ${until}.`), 'Then you are paid.'],
        [itIsThere, offerPart],
      ),
  },
  disputed: {
    buyer: (facts) =>
      facts.decision === null
        ? screen(
            sayProblem(facts.problem, 'buyer', facts),
            [
              facts.hasSellerAnswered
                ? `${facts.seller} has answered.`
                : ifKnown(facts.answerBy, (until) => `${facts.seller} answers by ${until}.`),
              ifKnown(facts.decideBy, (until) => `We decide by ${until}.`),
              partOffered(facts),
            ],
            [takePart(facts), addEvidence, quiet('drop', `All is well after all: pay ${facts.seller}`)],
          )
        : decided(facts),
    seller: (facts) =>
      facts.decision === null
        ? screen(
            sayProblem(facts.problem, 'seller', facts),
            [
              facts.hasSellerAnswered
                ? 'You have answered.'
                : ifKnown(facts.answerBy, (until) => `Tell us your side by ${until}.`),
              ifKnown(facts.decideBy, (until) => `We decide by ${until}.`),
            ],
            [
              main('answer', 'Answer'),
              offerPart,
              quiet('give-in', 'Give all the money back', { choice: 'refund' }),
              quiet('give-in', 'Give it back when I have my hair', { choice: 'return' }),
              addEvidence,
            ],
          )
        : decided(facts),
  },
  returning: {
    buyer: ({ seller, returnBy, returnWord, objectBy }) =>
      objectBy === null
        ? screen(
            'Send the hair back',
            [
              ifKnown(returnBy, (until) => `Do it by ${until}.`),
              'Take photos with your code word. Then tell us the parcel number.',
              'Then you get your money.',
            ],
            [main('post-return', 'I have sent it back')],
            { code: { label: 'Your code word for photos', word: returnWord } },
          )
        : screen('The hair is on its way back', [
            `If ${seller} says nothing by ${objectBy}, you get your money.`,
          ]),
    seller: ({ buyer, returnBy, objectBy }) =>
      screen(
        'The hair comes back to you',
        [
          objectBy === null
            ? ifKnown(returnBy, (until) => `${buyer} sends it by ${until}. If not, you are paid.`)
            : `${buyer} has sent it. If you say nothing by ${objectBy}, the money goes back.`,
        ],
        [
          quiet('return-address', 'Say where to send it'),
          main('return-came', 'It is here'),
          quiet('object', 'This is not my hair'),
        ],
      ),
  },
} as const satisfies Partial<Record<SaleState, SaleWords>>;

/** The same for both. */
const decided = ({ decision, appealBy }: SaleFacts) =>
  screen(
    'We have decided',
    [decision, ifKnown(appealBy, (until) => `Do you think this is wrong? Say so by ${until}.`)],
    [acceptDecision, appeal, addEvidence],
  );
