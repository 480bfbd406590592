import type { Article } from './article.ts';

export const ABOUT: Article = {
  path: '/about',
  title: 'About us',
  description:
    'Who we are, why there is no temple hair here, how we make money, and what we promise to people who sell and buy hair.',
  lead: 'We are a market for real human hair. People who grew it sell it here, and people who make things of it buy it. Dealers may sell here too: each of their ads says ‘Sold by a dealer’, and you can leave them out of any list.',
  checkedOn: '2026-11-19',
  sections: [
    {
      id: 'why',
      title: 'Why we are here',
      blocks: [
        'Hair takes years to grow. Then it is often sold for very little, through many hands, and the person who grew it gets the least.',
        'We think it can be simple. One person has hair. Another needs it. They find each other, agree on a fair price, and both feel safe.',
      ],
    },
    {
      id: 'no-temple-hair',
      title: 'No temple hair',
      blocks: [
        'A large part of the hair in the world trade was given as an offering. Those who gave it were not asked whether it could be sold, and were not paid. We do not judge anybody’s faith. But we do not sell what was not given to be sold.',
        'Each seller tells us where the hair is from and signs that they may sell it. We take down what breaks that rule.',
      ],
    },
    {
      id: 'money',
      title: 'How we make money',
      blocks: [
        'By plans, and by the fee that a buyer pays in a [protected sale](/protected-sale/). By nothing else. One ad is free. If you sell more, or want an ad to stand out, you pay for a plan. Buyers who write a lot can pay too.',
        {
          list: [
            'We take no share of what a seller gets.',
            'No plan renews by itself. It runs out, and you choose again.',
            'We show no ads from others and sell no data.',
            'A featured ad is always marked as one.',
          ],
        },
      ],
    },
    {
      id: 'promise',
      title: 'What we promise',
      blocks: [
        {
          list: [
            'Your address, phone number and e-mail stay with you.',
            'A person reads each report and writes back.',
            'We tell you why, if we take something down, and you can ask us to look again.',
            'The site works on a cheap phone, on a slow line and with a screen reader.',
          ],
        },
      ],
    },
    {
      id: 'reach-us',
      title: 'How to reach us',
      blocks: [
        'Write to us on the [contact page](/contact-us), or call. For the press: choose “Press” there, and we will answer within one working day. The software is open: the [API](/api/docs) is there for all.',
      ],
    },
  ],
};
