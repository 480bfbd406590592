import { describeRetention } from '#rules/retention/retention.ts';
import { KEPT_ROWS } from '#rules/retention/retention-words.ts';
import type { Article } from './article.ts';

export const PRIVACY: Article = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What we know about you, why, for how long, who else sees it, each cookie by name, and how to get your data or have it erased.',
  lead: 'We keep as little as we can. We sell nothing. No other firm follows you here.',
  checkedOn: '2026-11-15',
  sections: [
    {
      id: 'what',
      title: 'What we keep, and why',
      blocks: [
        {
          table: {
            head: ['What', 'Why', 'How long'],
            rows: KEPT_ROWS,
          },
        },
        'We remove the place and time that your phone hides in photos. We never store your street on an ad.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'We use only cookies that the site needs. None of them is for ads, and none is from somebody else. That is why there is no cookie box.',
        {
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              ['sid', 'Your session. Scripts cannot read it', '1 day'],
              ['token', 'Shows that a form came from your own page', '1 day'],
              ['at', 'Whether you buy or sell', '1 day'],
              ['id', 'Your public account number', '1 day'],
              ['dev', 'One half of the pass that keeps this device signed in', 'Up to 30 days'],
              [
                'prefs',
                'Units, currency, colours, and that you closed the notice',
                '1 year; the notice for 7 days',
              ],
              ['wanted', 'Where you were going when you had to register or log in first', '1 hour'],
              ['saved', 'The ads you saved while signed out', '1 year'],
              ['typed', 'Finds what you had typed if you were logged out half-way', '1 day'],
              ['refused', 'Tells you on the next page which photos we could not take', '1 minute'],
              ['browser', 'Ties what you began here, such as opening an account, to this browser', '1 day'],
            ],
          },
        },
        'If you stay signed in, your browser also keeps your e-mail and the other half of that pass. Your password itself is never kept. Your last five searches stay in your browser and are never sent to us.',
      ],
    },
    {
      id: 'who',
      title: 'Who else sees it',
      blocks: [
        {
          list: [
            'Everybody sees your ads, your name on the site, your country and town.',
            'The other person in a conversation sees your messages. They do not see your e-mail.',
            'PayPal sees what it needs when you pay for a plan or for hair in a protected sale. We never see your card.',
            'In a protected sale the seller sees where to send the hair, once she has shown it. The photos of it are seen by the two of you, and by staff if one of you complains.',
            'The firms that run our servers and send our e-mails act only on our instructions.',
            'The police and courts, where the law makes us.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'See it: download what you told us and did here, in your settings. Ask us for the rest: what staff have noted.',
            'Put it right: change it there, or ask us.',
            `Erase it: close your account. After ${describeRetention('account')} it is gone, but for what the list above says.`,
            'Take back a yes: for instance for the hair type. It is gone from the ad at once.',
            'Say no: ask us to stop a use you do not like.',
          ],
        },
        'Write to [customer service](/customer-service?topic=data#open-a-case) and choose “My data”. We answer within 30 days, usually much sooner. If we do not help, you can complain to the data protection office of your country.',
      ],
    },
    {
      id: 'safe',
      title: 'How we keep it safe',
      blocks: [
        'All traffic is encrypted (HTTPS). Passwords are kept as slow hashes. Staff see only what they need, and each access is logged. If something leaks, we tell you and the data protection office within three days.',
        'Found a security flaw? See [security.txt](/.well-known/security.txt). Thank you.',
      ],
    },
  ],
};
