import type { QuestionGroup } from './question.ts';

export const SELLING_QUESTIONS: QuestionGroup = {
  id: 'selling',
  title: 'Selling',
  questions: [
    {
      id: 'when-may-i-cut',
      question: 'When may I cut my hair?',
      answer: [
        'In a [protected sale](/protected-sale/): when your light is green on your sale page. Outside one: when the money is in your own account and you have seen it there yourself. Not when an e-mail says so, and not when it is “on its way”.',
        'More on this: [Website safety](/website-safety/).',
      ],
    },
    {
      id: 'what-is-it-worth',
      question: 'What is my hair worth?',
      answer: [
        'Length, weight and treatment make the price. The [calculator](/hair-price-calculator) gives you three figures in a minute, and the [price book](/prices) shows what was really paid.',
      ],
    },
    {
      id: 'how-to-measure',
      question: 'How do I measure it?',
      answer: [
        'Tie it where you would cut, pull a strand straight, and measure from the tie to the tip. Layers: give the longest and the shortest. Cut hair goes on a kitchen scale.',
      ],
    },
    {
      id: 'dyed-hair',
      question: 'Can I sell hair that was dyed?',
      answer: [
        'Yes. Say what was done, and when. It brings less than hair that was never coloured, but it sells.',
      ],
    },
    {
      id: 'what-does-an-ad-cost',
      question: 'What does an ad cost?',
      answer: [
        'One live ad with five photos is free, for 90 days at a time. Plans with more ads, more photos or a featured place are on the [plans page](/payment/). We take no share of what you get.',
      ],
    },
    {
      id: 'how-long-is-an-ad-up',
      question: 'How long is my ad up?',
      answer: ['90 days. We write to you 7 days and 1 day before it ends. One tap puts it up again.'],
    },
    {
      id: 'lowest-offer',
      question: 'Can I keep low offers away?',
      answer: [
        'Yes. Set a lowest offer when you post. Only you see it, and lower offers never reach you. In “My ads” you read how many came in below it. Nobody can offer less than half of your price.',
      ],
    },
    {
      id: 'answer-an-offer',
      question: 'Somebody made me an offer. What now?',
      answer: [
        'You have 48 hours. Say yes, say no, or ask for another price. You can do it from the e-mail, without logging in. If you say yes, your ad shows “Reserved” for 24 hours, and all other offers on it end.',
        'A yes is not money. In a [protected sale](/protected-sale/) only your light counts. Outside one, only money in your own account counts. If the buyer does not pay, call it off and the hair is free again.',
      ],
    },
    {
      id: 'somebody-elses-hair',
      question: 'Can I sell the hair of my mother, my child or a friend?',
      answer: [
        'Of a grown-up in your family, if they say yes. Never of anybody under 18. A friend should open an account of their own.',
      ],
    },
    {
      id: 'no-smartphone',
      question: 'I cannot do this on my own. Can you post it for me?',
      answer: ['Yes. [Call or write to us](/contact-us) and one of our staff will enter the ad with you.'],
    },
  ],
};
