import { RESTORE_ACCOUNT_DAYS } from '#rules/accounts/account-rules.ts';
import { UNDO_AD_DAYS } from '#rules/ads/state.ts';
import { describeRetention } from '#rules/personal-data/column-words.ts';
import type { Article } from './article.ts';

const WITH_ACCOUNT = `${RESTORE_ACCOUNT_DAYS} days after you close your account`;

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
            rows: [
              [
                'E-mail, name, country, password (as a hash)',
                'So that you have an account',
                `Until ${WITH_ACCOUNT}`,
              ],
              [
                'Your ads and photos',
                'To show them',
                `Until ${UNDO_AD_DAYS} days after you delete them, or ${WITH_ACCOUNT}; sold ones are shown for 180 days`,
              ],
              [
                'Messages',
                'So that both sides can read them, and to find tricks',
                `Until both accounts are closed, at most ${describeRetention('talks')}`,
              ],
              [
                'Hair type, which may tell your origin',
                'So that buyers find it. Only if you tick yes',
                'Until you take your yes back',
              ],
              ['What you type to register', 'To open your account', '1 day, if you never enter our code'],
              ['Payments for plans', 'The law requires it', describeRetention('books')],
              [
                'What PayPal told us about them',
                'To be sure that they are booked',
                `${describeRetention('notices')}, at most until ${WITH_ACCOUNT}`,
              ],
              [
                'Messages to us',
                'To answer them',
                `${describeRetention('letters')}, at most until ${WITH_ACCOUNT}`,
              ],
              ['Reports, and what came of them', 'So that each side can ask why', describeRetention('proof')],
              [
                'An ad with an open report, if its seller leaves',
                'As proof. Nobody but staff sees it',
                `Until we decide, at most ${describeRetention('evidence')}`,
              ],
              [
                'What our staff decided',
                'So that nobody here can hide what they did',
                `Without your name, ${describeRetention('decisions')}`,
              ],
              [
                'Searches that found nothing, without a name',
                'To see what is missing',
                describeRetention('searches'),
              ],
              [
                'Texts you began and did not send',
                'So that you can continue',
                `About ${describeRetention('unfinished')}`,
              ],
              [
                'E-mails on their way to you',
                'To send them again if it fails',
                `At most ${describeRetention('outbox')}`,
              ],
              ['Network address and browser', 'To stop abuse', `At most ${describeRetention('network')}`],
              [
                'A code made from the network you log in from. No address can be read out of it',
                'So that people who sell to themselves cannot move prices',
                describeRetention('places'),
              ],
              ['Copies of all this', 'For the day when something breaks', describeRetention('backups')],
            ],
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
            'PayPal sees what it needs when you pay for a plan. We never see your card.',
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
            'See it: download all we know about you in your settings.',
            'Put it right: change it there, or ask us.',
            `Erase it: close your account. After ${RESTORE_ACCOUNT_DAYS} days it is gone, but for what the list above says.`,
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
