import type { Article } from './article.ts';

export const HOW_TO_BUY: Article = {
  path: '/how-to-buy-hair-online/',
  title: 'How to buy hair online',
  description:
    'What the words mean, how many grams you need, what to ask the seller, how to pay safely, and how to check hair when it comes.',
  lead: 'Good hair is easy to find when you know three figures: the length, the weight and what was ever done to it.',
  checkedOn: '2026-11-17',
  sections: [
    {
      id: 'words',
      title: 'The words of the trade',
      drawing: 'tag',
      blocks: [
        {
          table: {
            head: ['Word', 'What it means here'],
            rows: [
              ['Never coloured (virgin)', 'No dye, no henna, no bleach, no perm, no relaxer. Ever.'],
              ['Root to tip (remy)', 'All strands lie the way they grew. This keeps them from matting.'],
              ['Single drawn', 'Cut from one head, with short and long strands as they grew.'],
              ['Double drawn', 'Sorted, so that nearly all strands have the full length. It costs more.'],
              ['Hank', 'Hair that is tied at one end, ready to use.'],
              ['Layered', 'The strands differ in length. The ad names the longest and the shortest.'],
              ['Measured', 'There is a photo with a tape beside the hair, and it was checked.'],
              ['Reserved', 'A buyer and the seller have agreed. It is kept for that buyer for a day or so.'],
            ],
          },
        },
      ],
    },
    {
      id: 'no-temple-hair',
      title: 'Why there is no temple hair',
      drawing: 'heart',
      blocks: [
        'Some hair in the world trade was given as an offering. The person who grew it is not paid and is not asked. We think that hair should be sold by the one who grew it.',
        'So we refuse temple hair, hair from combs and hair from the floor. Each seller says where the hair is from and signs for it. If an ad looks wrong to you, report it.',
      ],
    },
    {
      id: 'how-much',
      title: 'How many grams do you need?',
      drawing: 'scales',
      blocks: [
        {
          table: {
            head: ['What you make', 'Grams, as a guide'],
            rows: [
              ['Full wig, short', '100 to 130 g'],
              ['Full wig, long', '150 to 250 g'],
              ['Extensions, full head', '100 to 200 g'],
              ['Topper', '50 to 90 g'],
              ['Doll, fine mohair size', '20 to 40 g'],
              ['Fringe or filler', '10 to 25 g'],
            ],
          },
        },
        'Plan for loss. When you sort hair, you lose a tenth or more. Buy a little more than you need, from one head if you can.',
        'If hair is still on the head, its weight is a guess from length and girth. The ad then says “about”.',
      ],
    },
    {
      id: 'find',
      title: 'Find it',
      drawing: 'search',
      blocks: [
        {
          steps: [
            'Begin with the length. Choose one step longer than you need, since hands and knots use some up.',
            'Then choose the colour, and tick “never coloured” if you plan to dye it.',
            'Sort by price per gram. It makes ads fair to compare.',
            'Nothing there yet? Save your search and we will e-mail you when it comes.',
          ],
        },
        '[See all ads](/all-ads)',
      ],
    },
    {
      id: 'ask',
      title: 'What to ask the seller',
      drawing: 'speech',
      blocks: [
        {
          list: [
            'Was it ever coloured, bleached, permed or relaxed? When?',
            'How often do you wash it, and do you use heat?',
            'How long is the shortest layer?',
            'May I see it by a window, next to a tape, with today’s date on a slip?',
            'Who will cut it, and will the root ends be tied?',
            'Where does it ship from, and what does the parcel cost?',
          ],
        },
        'Please do not ask for videos, for a face, or to be there for the cut. We remove people who do.',
      ],
    },
    {
      id: 'offer',
      title: 'Make an offer',
      drawing: 'tag',
      blocks: [
        {
          steps: [
            'Press “Make an offer” on the ad and name a fair price. A short note helps.',
            'The seller has 48 hours. They say yes or no, or ask for another price. The figures only come nearer.',
            'If you both agree, the hair is kept for you for 24 hours. The ad shows “Reserved”, but not your name.',
            'Now agree on how you pay. You pay the seller, not the site.',
          ],
        },
        'If you cannot buy it, call it off soon. Who agrees twice and does not pay can have only one open offer for a while.',
      ],
    },
    {
      id: 'pay',
      title: 'Pay safely',
      drawing: 'purse',
      blocks: [
        'Sellers do not cut until they have been paid. So you pay first. In a [protected sale](/protected-sale/) PayPal holds your money until the hair has come and you have looked at it. Outside one you need to trust the ad. This is how to lower the risk.',
        {
          list: [
            'Use a way to pay that covers goods, so that you can claim if nothing comes.',
            'Do not use cash by post, gift cards, or “friends and family” payments.',
            'For a large sum, agree on two parts: one before the cut, one before the parcel leaves.',
            'Write down what you agreed in a message on the site: grams, length, price, date, parcel.',
          ],
        },
        { note: 'Nobody from this site will ever ask you to pay for hair by a link in a message.' },
      ],
    },
    {
      id: 'arrived',
      title: 'When it arrives',
      drawing: 'parcel',
      blocks: [
        {
          steps: [
            'Film or photograph the parcel while you open it.',
            'Weigh it dry. A kitchen scale is good enough.',
            'Pull a strand straight and hold it to a tape.',
            'Wash a small lock with mild soap. Dye bleeds. Coatings go dull. Hair that lies the wrong way mats.',
            'Burn test, if you must: hold three strands with tweezers over a sink and light the tips. Real hair smells of burnt feather and turns to ash. Plastic melts into a bead. Keep water near, and never do this by a child or a loose curtain.',
          ],
        },
        'All good? Then tell the seller, so they can mark the ad as sold. Not what was agreed? Write to the seller first, then [open a case](/customer-service#open-a-case) within 14 days.',
      ],
    },
  ],
};
