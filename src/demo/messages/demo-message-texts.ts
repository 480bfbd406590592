/** A question of a buyer, the seller's answer, and what the buyer may say to it. Only about hair in the given state. */
export type Exchange = { about?: 'cut' | 'uncut'; question: string; answer: string; thanks: string };

export const QUESTIONS: readonly Exchange[] = [
  {
    question: 'Hello, is the weight of {g} g with or without the tie? I make wigs and plan by the gram.',
    answer: 'Without the tie. The tie is about two grams.',
    thanks: 'Perfect, that is all I need for now.',
  },
  {
    question: 'How do the ends look in daylight? The photo is a little dark on my screen.',
    answer: 'They are quite even. I added a close-up of the ends to the ad.',
    thanks: 'Thank you, now I can see it well.',
  },
  {
    question: 'Do you ship to Ireland, and how long does it usually take?',
    answer: 'Yes, tracked, it takes about eight days from here.',
    thanks: 'That is fine for me.',
  },
  {
    question: 'Has it ever been coloured, even once with henna? I need to bleach it for a theatre piece.',
    answer: 'What the ad says is all there ever was. Nothing else has been on it.',
    thanks: 'Good, then I will come back to you this week.',
  },
  {
    question: 'Lovely hair. Is the length measured from the tie or from the scalp?',
    answer: 'From the lower edge of the tie to the longest tip.',
    thanks: 'Great, most people forget that.',
  },
  {
    about: 'cut',
    question: 'Are all the roots at the same end? I ventilate by hand and cannot sort a mixed hank.',
    answer: 'Yes, it was tied before it was cut and never opened.',
    thanks: 'Then it is exactly what I am looking for.',
  },
  {
    about: 'uncut',
    question: 'Who will cut it, and could it be tied in four sections before the cut?',
    answer: 'As it says in the ad. Four ties are no problem.',
    thanks: 'Wonderful. I pay first, of course, and you cut afterwards.',
  },
  {
    about: 'uncut',
    question: 'When would you be ready to have it cut, if we agree on the price this week?',
    answer: 'A few days after the money is in my account. I have a day off on Thursdays.',
    thanks: 'No hurry at all on my side.',
  },
  {
    question: 'Is it fine or coarse? I am looking for something to match an older piece.',
    answer: 'Medium, I would say. I can post a single strand so that you can compare.',
    thanks: 'That is kind, yes please.',
  },
  {
    question: 'Do you smoke, or does somebody at home? One of my customers is very sensitive to it.',
    answer: 'Nobody smokes here, and there are no pets either.',
    thanks: 'Thank you for telling me.',
  },
  {
    question: 'Could you measure round the ponytail again close to the tie? {girth} inches sounds generous.',
    answer: 'I did it again just now with a sewing tape and it is the same.',
    thanks: 'You were right to be proud of it then.',
  },
  {
    question: 'How many grams would be longer than 16 inches if I had to draw it?',
    answer: 'Hard to say. Most of it, I think, because there are few short pieces.',
    thanks: 'I understand, it is not easy to judge.',
  },
  {
    question: 'I restore antique dolls and only need a part of it. Would you sell half?',
    answer: 'I would rather sell it in one piece, sorry.',
    thanks: 'I thought so, but asking costs nothing.',
  },
  {
    question: 'What shampoo do you use? Some leave a film that spoils the glue.',
    answer: 'Plain baby shampoo and a little vinegar in the last rinse.',
    thanks: 'Clean enough for me.',
  },
  {
    question: 'Is the colour in the first photo true? On my screen it is warmer than in the second.',
    answer: 'The one by the window is the truest.',
    thanks: 'Good to know, thank you.',
  },
  {
    question: 'Would you keep it for me until the end of the month? I am waiting for a deposit.',
    answer: 'I can wait two weeks, but I leave the ad up.',
    thanks: 'That is fair.',
  },
];

/** What is written beside a figure. */
export const OFFERS: readonly string[] = [
  'Good evening, would you take {offer} with postage included? I can pay as soon as you say yes.',
  'I buy three or four hanks a month. I can offer {offer} for this one and come back for more.',
  'My budget for this wig is {offer}. I know it is less than you ask, but the hair would be in good hands.',
  'Would {offer} be all right? I would pay today and you send it when it has arrived in your account.',
  'For the dry ends I would have to trim two inches, so I would offer {offer}.',
];

/** What the guard does with a text: lets it through with a mask and a note, or keeps it for staff. */
export type Screening = 'delivered' | 'masked' | 'held';

/** A text of the catalogue of scams, so that the guard can be seen at work. `hidden` is what the reader must not get. */
export type Scam = {
  row: number;
  signal: string;
  text: string;
  screening: Screening;
  score: number;
  hidden?: string;
  about?: 'uncut';
  overpays?: boolean;
};

export const SCAMS: readonly Scam[] = [
  {
    row: 1,
    signal: 'cut-before-payment',
    screening: 'held',
    score: 6,
    about: 'uncut',
    text: 'I need proof that it is real. Cut it today, film the cut and send me the film, and I will pay right after I have seen it.',
  },
  {
    row: 2,
    signal: 'says-it-is-paid',
    screening: 'masked',
    score: 4,
    text: 'I have sent the payment a minute ago. They only need your PayPal e-mail to confirm it, then please post the hair the same day.',
  },
  {
    row: 3,
    signal: 'pending-until-shipped',
    screening: 'masked',
    score: 3,
    text: 'The money is there but pending. My bank will release it as soon as you ship and give them the tracking number.',
  },
  {
    row: 4,
    signal: 'overpayment',
    screening: 'held',
    score: 7,
    overpays: true,
    text: 'I will pay {offer}, that is more than you ask. Please send the difference back to my assistant, it was booked by mistake.',
  },
  {
    row: 5,
    signal: 'own-courier',
    screening: 'masked',
    score: 4,
    text: 'You need not post it. My courier will pick it up at your door and brings the label; pay him and I add it to the price.',
  },
  {
    row: 6,
    signal: 'other-payment',
    screening: 'held',
    score: 6,
    text: 'I can only pay by Western Union or with gift cards, it is safer for both of us. Shall I send you the codes?',
  },
  {
    row: 7,
    signal: 'poses-as-the-site',
    screening: 'held',
    score: 7,
    text: 'This sale is guaranteed by Fairhank. Their escrow office has verified me and holds your money until you send the parcel.',
  },
  {
    row: 8,
    signal: 'leaves-the-site',
    screening: 'masked',
    score: 3,
    hidden: 'zero seven seven zero zero, nine zero zero, one two three',
    text: 'Messages here are so slow. Write to me on WhatsApp instead: zero seven seven zero zero, nine zero zero, one two three.',
  },
  {
    row: 9,
    signal: 'link',
    screening: 'held',
    score: 6,
    hidden: 'https://confirm-sale.example.com/hair',
    text: 'Please confirm the sale on this page first so that the payment can go out: https://confirm-sale.example.com/hair',
  },
  {
    row: 14,
    signal: 'gift-far-away-urgent',
    screening: 'masked',
    score: 4,
    text: 'It is a gift for my niece overseas and very urgent, her birthday is on Sunday. My agent will settle everything with you.',
  },
  {
    row: 15,
    signal: 'pay-to-verify',
    screening: 'held',
    score: 7,
    text: 'I write for the payment team. A premium buyer is waiting for you; please pay a small fee to verify your account first.',
  },
];

/** Kept mild: just enough to show why such messages never reach a seller. */
export const FETISH_REQUESTS: readonly string[] = [
  'I would pay double if I may come and cut it myself.',
  'Would you film yourself while you braid it? I pay extra for the video.',
  'How much more would you want to shave your whole head?',
  'Before I buy I would like a photo of your face with the hair down.',
  'Could we meet so that I can brush it once before it is cut?',
  'I do not need the hair, I only want to watch the cut on a call.',
];
