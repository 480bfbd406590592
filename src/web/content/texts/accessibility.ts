import type { Article } from './article.ts';

export const ACCESSIBILITY: Article = {
  path: '/accessibility',
  title: 'Accessibility',
  description:
    'How this site works with a keyboard, a screen reader, large text, without colour, without motion and without JavaScript; known gaps; how to get help.',
  lead: 'Everybody should be able to buy and sell here. If something stops you, that is our mistake, and we want to hear about it.',
  checkedOn: '2026-11-15',
  sections: [
    {
      id: 'goal',
      title: 'What we aim for',
      blocks: [
        'Our goal is the standard WCAG 2.2, level AA. We test each page by machine on a small screen each time we change the site, and some of them large and in the dark. People try it by hand too.',
      ],
    },
    {
      id: 'works',
      title: 'What works',
      blocks: [
        {
          list: [
            '**Keyboard:** all of it. The first Tab shows a link that skips the menu. Ctrl K (or ⌘ K) opens the search. Esc closes what is open.',
            '**Screen readers:** headings, lists and forms have names. Problems in a form are read out, and tied to their field.',
            '**Large text:** zoom to 400 percent. Nothing is cut off and you need not scroll sideways.',
            '**Colour:** colours of hair always have a word beside them. Text has a contrast of at least 4.5 to 1.',
            '**Motion:** if your device asks for less motion, nothing moves. The notice on top can be paused and closed.',
            '**Touch:** buttons are at least 44 points high. Only the folded notice on top of a phone is one line of 32.',
            '**No JavaScript:** you can search, write, post and pay without it.',
            '**Words:** short sentences, made to be read at the age of 11.',
          ],
        },
      ],
    },
    {
      id: 'gaps',
      title: 'Known gaps',
      blocks: [
        {
          list: [
            'Photos get a text that is made from the facts of the ad. It tells length and colour, but not all that you could see. Ask the seller.',
            'The site is in English only for now.',
            'The pages of PayPal are not ours. If they do not work for you, write to us and we will find a way.',
          ],
        },
      ],
    },
    {
      id: 'help',
      title: 'Get help',
      blocks: [
        'Write to [customer service](/customer-service?topic=accessibility#open-a-case) and choose “Accessibility”, or call us. We answer within two working days. We can read an ad out to you, or post one for you.',
        'If our answer does not help, you can turn to the office for equal rights in your country.',
      ],
    },
  ],
};
