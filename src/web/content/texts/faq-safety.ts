import type { QuestionGroup } from './question.ts';

export const SAFETY_QUESTIONS: QuestionGroup = {
  id: 'safety',
  title: 'Safety',
  questions: [
    {
      id: 'mail-says-paid',
      question: 'An e-mail says I have been paid. Is that true?',
      answer: [
        'Perhaps not. Do not use the link in it. In a [protected sale](/protected-sale/) only your light counts: log in and look. Outside one, open your bank or wallet yourself. If the full sum is not there and free to use, you have not been paid.',
      ],
    },
    {
      id: 'haggling-tricks',
      question: 'Are there tricks with offers?',
      answer: [
        'Yes. Somebody says yes at once and then wants to pay in another way, or outside the site. Somebody offers more than you ask and wants the rest back: an offer here can never be more than the price. Somebody says that the site now holds the money. It never does: in a protected sale PayPal holds it, and your light shows it.',
        'Make and answer offers with the buttons, not in the text. Then both of you can see what was agreed. A note that looks like a trick is checked by our staff first, and its offer waits with it.',
      ],
    },
    {
      id: 'asks-for-video',
      question: 'A buyer asks for a video or a photo of my face. Must I?',
      answer: ['No. Photos of the hair and a tape are enough. Block and report whoever keeps asking.'],
    },
    {
      id: 'meet-in-person',
      question: 'A buyer wants to meet or to cut it. Is that all right?',
      answer: [
        'No. Cut at a salon or at home with people you know, and send it by post. We remove buyers who ask for this.',
      ],
    },
    {
      id: 'message-held',
      question: 'Why is my message being checked?',
      answer: [
        'It had something in it that scammers often write, such as another way to pay or a phone number. One of our staff will look. If it is fine, it goes on its way.',
      ],
    },
    {
      id: 'how-to-report',
      question: 'How do I report something?',
      answer: [
        'Each ad, message and person has a “Report” link. You get a case number and hear what we did. You need no account for it.',
      ],
    },
  ],
};
