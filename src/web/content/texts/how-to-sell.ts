import type { Article } from './article.ts';

export const HOW_TO_SELL: Article = {
  path: '/how-do-i-sell-my-hair-online/',
  title: 'How do I sell my hair online?',
  description:
    'Grow, measure, photograph, price, agree, get paid, cut, pack, post: each step of selling your hair, in the right order.',
  lead: 'You need a tape, a phone and a little time. The scissors come last.',
  checkedOn: '2026-11-17',
  sections: [
    {
      id: 'who',
      title: 'Can I sell mine?',
      drawing: 'heart',
      blocks: [
        'If you are 18 or over and it is your own hair, yes. You can also sell hair from a grown-up in your family who has said yes, or hair that was cut in your salon.',
        'Long, thick, healthy hair that was never coloured brings the most. But short, grey, curly and dyed hair sells too. Doll makers like fine white hair. Artists like red.',
        '[See what yours is worth](/hair-price-calculator)',
      ],
    },
    {
      id: 'grow',
      title: '1. Grow and care',
      drawing: 'braid',
      blocks: [
        {
          list: [
            'Hair grows about 1.25 cm, or half an inch, each month.',
            'Wash it with a mild shampoo and let it dry in the air.',
            'Leave out dye, bleach, perms and hot irons. One box of dye can halve the price.',
            'Trim split ends now and then. Sleep with a loose braid.',
          ],
        },
      ],
    },
    {
      id: 'measure',
      title: '2. Measure',
      drawing: 'ruler',
      blocks: [
        {
          steps: [
            'Comb it, and tie it where you would cut. Not at the scalp: leave the length you want to keep.',
            'Pull a strand straight and lay the tape from the tie to the tip. That is the **length**.',
            'Is it layered? Measure the shortest layer too.',
            'Lay the tape once round the tied ponytail. That is the **girth**. From it we guess the weight.',
            'Already cut? Put it on a kitchen scale and write down the grams.',
          ],
        },
      ],
    },
    {
      id: 'photos',
      title: '3. Take photos',
      drawing: 'camera',
      blocks: [
        {
          list: [
            'Stand by a window, in daylight, with no flash and no filter.',
            'Take one from the back, one of the tips, and one with the tape beside the hair.',
            'Keep your face out of it. You do not need to show it, and it is safer not to.',
            'We remove the place and the time that your phone hides in each photo.',
          ],
        },
      ],
    },
    {
      id: 'price',
      title: '4. Set a price',
      drawing: 'tag',
      blocks: [
        'The [calculator](/hair-price-calculator) gives you three figures: what a dealer would pay, what to ask, and what a patient seller may get. The [price book](/prices) shows what hair like yours was sold for.',
        'You can also tick “open to offers” and see what people say. You never have to say yes. If you set a lowest offer, only you see it, and lower ones never reach you.',
      ],
    },
    {
      id: 'post',
      title: '5. Post your ad',
      drawing: 'flag',
      blocks: [
        'Your first ad is free and stays up for 90 days. The form takes about three minutes. We ask only for the town, never for your street. Your e-mail address and phone number are never shown.',
        '[Post an ad](/post-an-ad)',
      ],
    },
    {
      id: 'talk',
      title: '6. Talk to buyers',
      drawing: 'speech',
      blocks: [
        {
          list: [
            'Answer on the site. You can block anybody with one tap.',
            'Be clear about what you will and will not do. “No videos, no meeting” is a full answer.',
            'Ask how they will pay, and when.',
            'Agree on the parcel: who pays, which service, with a tracking number.',
          ],
        },
        'An offer waits 48 hours for you. Say yes, say no, or ask for another price. After your yes the ad shows “Reserved”, and the hair is kept for that buyer for 24 hours. You can add three days once, since a bank needs time. Either of you can call it off.',
        'Read the [eight tricks](/website-safety/#tricks) before the first message comes.',
      ],
    },
    {
      id: 'paid',
      title: '7. See the money',
      drawing: 'purse',
      blocks: [
        {
          note: '**Do not cut until payment has been received.** Look yourself, not at an e-mail.',
        },
        'In a [protected sale](/protected-sale/) only your light counts. PayPal holds the money, and the light turns green when it is there for you.',
        'Outside one, only money in your own account counts. The full sum must be there and free to use. If it is “pending”, you are not paid. Wait.',
      ],
    },
    {
      id: 'cut',
      title: '8. Tie and cut',
      drawing: 'scissors',
      blocks: [
        {
          steps: [
            'Wash it, and let it dry all the way. Damp hair goes bad in a bag.',
            'Divide it into two to six parts. Tie each one tightly at the top, and again every hand’s width.',
            'Cut **above** the top tie, so that each hank stays in one piece.',
            'Mark the root end with a bit of tape. Wig makers need to know which end it is.',
            'Let a salon do it, or somebody you know. Never the buyer.',
          ],
        },
      ],
    },
    {
      id: 'send',
      title: '9. Pack and send',
      drawing: 'parcel',
      blocks: [
        {
          steps: [
            'Weigh it and take a last photo on the scale.',
            'Braid or roll each hank, wrap it in paper, and put it in a bag and then in a box.',
            'Send it with a tracking number, and with cover for the price if you can.',
            'For another country, fill in the customs form with “human hair” and the true price. Your post office can help.',
            'Give the buyer the number, and mark your ad as sold.',
          ],
        },
        'In India a rule sets a lowest price for raw hair that leaves the country. Our form tells you if your ad falls under it.',
      ],
    },
  ],
};
