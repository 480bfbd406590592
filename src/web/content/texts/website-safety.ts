import type { Article } from './article.ts';

export const WEBSITE_SAFETY: Article = {
  path: '/website-safety/',
  title: 'Website safety',
  description:
    'The one rule: do not cut your hair until payment has been received. How to know that money is real, eight tricks to know, and what to do if it happened.',
  lead: 'Most sales go well. The few that do not all follow the same plan. Read this page once and you will know it when you see it.',
  checkedOn: '2026-11-18',
  sections: [
    {
      id: 'the-one-rule',
      title: 'The one rule',
      drawing: 'scissors',
      blocks: [
        { note: '**Do not cut your hair until payment has been received.**' },
        'Hair on your head is safe. It grows, it keeps its worth, and nobody can take it. Once it is cut and in the post you cannot get it back.',
        'So the order is always the same. You agree. The buyer pays. You see that you are paid. Only then do you cut.',
        '**In a [protected sale](/protected-sale/) only your light counts. Outside one, only money in your own account counts.**',
        'A real buyer knows this rule and is happy to wait a day. Whoever pushes you to cut first is telling you who they are.',
      ],
    },
    {
      id: 'real-money',
      title: 'Outside a protected sale: is the money real?',
      drawing: 'purse',
      blocks: [
        {
          steps: [
            'Open the app or the site of your bank or wallet **yourself**. Type the address or use your own bookmark. Do not use a link from a message.',
            'Look at your balance. The sum must be there, and you must be able to use it.',
            'Look at the sum. It should be what you agreed. Not less, and not more.',
            'Look at the word beside it. “Pending”, “on hold” or “after shipping” is not paid.',
            'Some ways to pay can be called back for weeks, such as cheques and some card payments. Ask your bank how long, and wait.',
          ],
        },
        'A screenshot is not money. An e-mail is not money. A tracking number is not money.',
      ],
    },
    {
      id: 'tricks',
      title: 'Eight tricks to know',
      drawing: 'eye',
      blocks: [
        '**1. The fake payment e-mail.** It looks like an e-mail from your bank or wallet. It says you have been paid and must now cut or post.',
        {
          says: 'You have received 420.00. The money is released as soon as you send us the tracking number.',
        },
        'Close the e-mail. Look in your account. No wallet works like that.',
        '**2. The money that waits.** They say it is “pending” and needs one small step from you, often a fee.',
        { says: 'Your account is not upgraded. Please pay 50 and the full sum will be set free.' },
        'You never have to pay to be paid.',
        '**3. The buyer’s own courier.** A driver will come with cash, or for the parcel, if you pay the driver first.',
        { says: 'I am at sea, my agent will come with cash. Just send him the pickup fee.' },
        'Choose the courier yourself and pay at the counter.',
        '**4. Too much money.** They pay more than the price and ask for the rest back. Later the first payment turns out to be false.',
        { says: 'I sent 700 by mistake, please return 280 to my cousin.' },
        'Send nothing back. Tell your bank, and tell us.',
        '**5. The gift story.** A sick child, a charity wig, a prize. They ask you to give the hair now, and promise to pay or to thank you later.',
        { says: 'It is for my little niece. God will reward you. Can you post it today?' },
        'If you want to give hair, pick a known charity yourself and write to it first.',
        '**6. The video before the price.** They want videos of you brushing, washing or cutting, or photos of your face.',
        { says: 'Make me a video of you playing with your hair and then I buy.' },
        'You owe nobody a video. Photos of the hair and a tape are enough. Report and block.',
        '**7. The one who wants to cut.** They offer more if they may cut it themselves, or if you come to them.',
        { says: 'I pay double if I do the cut in my hotel.' },
        'Never. Cut at your salon or at home, with people you know.',
        '**8. “We are from the site.”** They say they are our staff and ask for your password, a code or a fee.',
        { says: 'This is the support team. Send the six digits to keep your ad.' },
        'We never ask for a code or a password. We never ask you to pay in a message, and no e-mail of ours tells you to cut: [how a false light looks](/protected-sale/#false-lights).',
      ],
    },
    {
      id: 'what-we-check',
      title: 'What we check, and what we do not',
      drawing: 'shield',
      blocks: [
        'We want you to know how far our help goes.',
        {
          list: [
            'We read messages by machine for the tricks above. Risky ones wait until one of our staff has looked.',
            'We hide phone numbers and e-mail addresses in messages, so that nobody can pull you off the site by surprise.',
            'We look at new ads that seem odd, and at photos that were used before by somebody else.',
            'We look at every report. A person does that, not a machine.',
            'We do **not** hold the money of a sale. In a protected sale PayPal does, and a light shows it. In any other you and the buyer choose how to pay, and we cannot see it.',
            'We do **not** see the hair. The badge “Measured” means there is a photo with a tape, and that it was checked.',
            'We do **not** check papers of every buyer. “Certified Buyer” means that our staff checked that one.',
          ],
        },
      ],
    },
    {
      id: 'buyers',
      title: 'If you are buying',
      drawing: 'search',
      blocks: [
        {
          list: [
            'Ask for a photo of the hair on a tape, with today’s date on a slip of paper.',
            'Pay in a [protected sale](/protected-sale/) where you can, or in another way that protects you. Do not send cash, gift cards or crypto: none of them can be called back.',
            'Keep all talk on the site. If it goes wrong, we can then read what was agreed.',
            'Be wary of a price far below the [price book](/prices).',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Report it now',
      drawing: 'flag',
      blocks: [
        'You can report an ad, a message or a person, also without an account. It takes one minute. You get a case number, and we tell you what we did.',
        '[Report a scam or a bad message](/contact-us?topic=safety)',
      ],
    },
    {
      id: 'if-it-happened',
      title: 'If it happened',
      drawing: 'heart',
      blocks: [
        'It is not your fault. These people do this all day. What helps is to be quick.',
        {
          steps: [
            'Stop writing to them. Do not send more money, whatever they promise.',
            'Call your bank or wallet at once, on the number that is on your card. Ask them to stop the payment.',
            'If you gave away a password, change it now, and on every site where you used it.',
            'Keep everything: messages, e-mails, names, account numbers, the address on the parcel.',
            'Tell the police. In the United Kingdom that is Report Fraud. In India call 1930. In the United States use the FBI’s site for internet crime. In the European Union go to your local police.',
            '[Tell us](/contact-us?topic=safety), so that nobody else is hit.',
          ],
        },
        'If you feel in danger, call the emergency number of your country first.',
      ],
    },
  ],
};
