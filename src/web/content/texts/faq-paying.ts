import type { QuestionGroup } from './question.ts';

export const PAYING_QUESTIONS: QuestionGroup = {
  id: 'paying',
  title: 'Paying',
  questions: [
    {
      id: 'how-do-i-pay-for-hair',
      question: 'How do I pay for hair?',
      answer: [
        'Best in a [protected sale](/protected-sale/): PayPal holds the money until the hair has come. You pay a fee for that, and see it before you pay.',
        'Else you agree on that with the seller. Choose a way that covers goods. We do not hold the money of a sale.',
      ],
    },
    {
      id: 'how-do-i-pay-for-a-plan',
      question: 'How do I pay for a plan?',
      answer: [
        'By PayPal, or by card through PayPal, on the [plans page](/payment/). We never see your card number.',
        'PayPal takes no rupees. If you are in India, we show you about how many rupees a plan costs, and PayPal takes the price in US dollars.',
      ],
    },
    {
      id: 'does-it-renew',
      question: 'Does my plan renew by itself?',
      answer: ['No. It runs out on its day. We write to you 7 days before, and you choose.'],
    },
    {
      id: 'money-back',
      question: 'Can I get my money back for a plan?',
      answer: [
        'Yes, within 14 days, for the days that are left. Open your order, from the [plans page](/payment/) or from the receipt we e-mailed, and choose “get your money back”. You see the sum before anything happens, and the plan then ends. After 14 days, write to [customer service](/customer-service?topic=plan#open-a-case).',
      ],
    },
    {
      id: 'hair-not-as-agreed',
      question: 'The hair is not what was agreed. What now?',
      answer: [
        'Weigh it, photograph it, and write to the seller on the site. If that does not help, claim with the service you paid by, and [open a case](/customer-service#open-a-case) with us within 14 days.',
      ],
    },
  ],
};
