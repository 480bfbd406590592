import { RETENTION } from '#rules/retention/retention.ts';
import type { QuestionGroup } from './question.ts';

export const ACCOUNT_QUESTIONS: QuestionGroup = {
  id: 'account',
  title: 'Your account',
  questions: [
    {
      id: 'who-sees-my-address',
      question: 'Who sees my e-mail address and phone number?',
      answer: [
        'Nobody. Messages go through the site. Others see your name here, your country and your town.',
      ],
    },
    {
      id: 'no-code',
      question: 'The code has not arrived. What can I do?',
      answer: [
        'Look in the spam folder and check the spelling of your address. After 60 seconds you can ask for a new one. Still nothing? [Write to us](/contact-us?topic=account).',
      ],
    },
    {
      id: 'forgot-password',
      question: 'I forgot my password.',
      answer: [
        'Ask for a code on the [reset page](/forgot-password). It comes by e-mail and is valid for ten minutes.',
      ],
    },
    {
      id: 'buyer-and-seller',
      question: 'Can I be a buyer and a seller?',
      answer: [
        'Yes. Buyers can choose “Also sell here” in their settings. Sellers can buy with the account they have.',
      ],
    },
    {
      id: 'inches-or-centimetres',
      question: 'Can I see centimetres, ounces or my own currency?',
      answer: ['Yes. The choice is at the foot of each page. It is saved in your browser for a year.'],
    },
    {
      id: 'close-my-account',
      question: 'How do I close my account?',
      answer: [
        `In your settings. Your ads are hidden at once. After ${RETENTION.account} days they are erased, with your photos and your data. Some things, such as bills, we have to keep by law. The [privacy page](/privacy) tells you which.`,
      ],
    },
  ],
};
