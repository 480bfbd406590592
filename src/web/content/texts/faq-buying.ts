import type { QuestionGroup } from './question.ts';

export const BUYING_QUESTIONS: QuestionGroup = {
  id: 'buying',
  title: 'Buying',
  questions: [
    {
      id: 'never-coloured',
      question: 'What does “never coloured” mean?',
      answer: [
        'No dye, no henna, no bleach, no perm and no relaxer, ever. Wig makers pay most for it, because it takes colour evenly.',
      ],
    },
    {
      id: 'why-no-temple-hair',
      question: 'Why no temple hair?',
      answer: [
        'Hair given as an offering is not sold by the person who grew it, and that person is not paid. Here the one who grew it sells it, or has agreed to the sale.',
      ],
    },
    {
      id: 'what-is-measured',
      question: 'What does the badge “Measured” mean?',
      answer: [
        'There is a photo of the hair beside a tape, and our staff or three good sales have confirmed it.',
      ],
    },
    {
      id: 'how-many-grams',
      question: 'How many grams do I need?',
      answer: [
        'About 150 to 250 g for a long wig, 100 to 200 g for extensions, 20 to 40 g for a doll. There is a table in [How to buy hair online](/how-to-buy-hair-online/#how-much).',
      ],
    },
    {
      id: 'hair-together',
      question: 'How do I find hair that goes together?',
      answer: [
        'A wig takes two to six hanks alike in colour, texture and length. [Plan a whole wig](/bundles): say how many grams you need, how long and which colours. You see up to three sets that go together, the cheapest first, drawn as long and as thick as they are.',
        'Hair that is still on the head counts for four fifths of its weight, and layered hair for what is long enough. You can swap a hank, keep a set, and ask all its sellers at once. Postage and customs are a guess: ask each seller.',
      ],
    },
    {
      id: 'ask-for-hair',
      question: 'How do I ask for hair?',
      answer: [
        '[Post a request](/wanted/new): how long, which colours and textures, how many grams, and what you pay for a gram. It stands among [the requests](/wanted) until the day you choose, 90 days at most.',
        'A seller whose hair fits can answer with an ad. That opens a conversation, and you can make an offer there at once. A request has no photo and is about hair only: who asks for films, pictures of a person or to be there at the cut is refused.',
      ],
    },
    {
      id: 'about-weight',
      question: 'Why do some ads say “about” before the weight?',
      answer: [
        'That hair is still on the head. The weight is worked out from its length and girth, and may be off by a fifth.',
      ],
    },
    {
      id: 'tell-me-when',
      question: 'Can you tell me when the right hair comes?',
      answer: [
        'Yes. Search for it, then save the search. You choose an e-mail at once, each day or each week.',
      ],
    },
    {
      id: 'how-offers-work',
      question: 'How do offers work?',
      answer: [
        'Press “Make an offer” on the ad and name your price. The seller has 48 hours to say yes, say no, or ask for another price. You can take your offer back until then. If nobody answers in that time, the offer is over.',
        'You can make three offers on one ad in 30 days. An offer starts at half of the price. Some sellers set a lowest offer that only they can see: what is below it never reaches them.',
        'An offer is no payment. After a yes you pay: in a [protected sale](/protected-sale/) on the sale page, else as you agree with the seller.',
      ],
    },
    {
      id: 'what-is-reserved',
      question: 'What does “Reserved” mean?',
      answer: [
        'A buyer and the seller have agreed on a price. The hair is kept for that buyer for 24 hours, and the seller can add three days once. Until then nobody else can agree on it. The ad does not say who the buyer is.',
        'Both can call it off. If the time runs out with no sale, the hair is free again. Would you like it, too? Press “Tell me if it becomes free” on the ad, and we tell you once.',
        '“Reserved: paid and held” means that a buyer has paid in a [protected sale](/protected-sale/). It stays reserved until that sale is over.',
      ],
    },
    {
      id: 'how-ratings-work',
      question: 'How do ratings work?',
      answer: [
        'When a seller marks hair as sold to somebody who wrote about it here, both can rate each other once, within 60 days: as described, kind, quick, and a sentence. There is no rating without a sale.',
        'Neither reads what the other wrote until both have written, or until 14 days after the first. Whoever was rated can answer once. What breaks our rules can be reported; if we take a rating down, its writer hears why and can appeal.',
      ],
    },
    {
      id: 'what-is-certified',
      question: 'What is a Certified Buyer?',
      answer: [
        'A buyer with the plan of that name whose business our staff checked: the register, the website, the address. Sellers see the badge for as long as the plan runs and the check holds, a year at most. [How to ask for it](/certified-buyer). It does not replace the one rule.',
      ],
    },
  ],
};
