import { TERMS_NOTICE_DAYS } from '#rules/accounts/account-rules.ts';
import { describeRetention } from '#rules/retention/retention.ts';
import type { Article } from './article.ts';

export const TERMS: Article = {
  path: '/terms',
  title: 'Terms',
  description:
    'The rules of this market in plain words: who may join, what may be sold, what it costs, and what happens when a rule is broken.',
  lead: 'These are the rules you agree to when you open an account. We wrote them so that you can read them.',
  checkedOn: '2026-11-15',
  sections: [
    {
      id: 'who',
      title: 'Who may join',
      blocks: [
        {
          list: [
            'You must be 18 or over.',
            'One person has one account. Do not lend it.',
            'Tell us the truth about your name, your country and your hair.',
            'Keep your password to yourself.',
          ],
        },
      ],
    },
    {
      id: 'what',
      title: 'What may be sold',
      blocks: [
        'Human hair that is yours to sell, from an adult who said yes. That is all.',
        {
          list: [
            'No temple hair, no hair from combs or from the floor.',
            'No hair of anybody under 18.',
            'No hair that was taken by force, by trick or from somebody who could not say no.',
            'No wigs, tools or services. This is a market for hair.',
            'You follow the law of your country, such as the price rule for raw hair that leaves India.',
          ],
        },
      ],
    },
    {
      id: 'ads',
      title: 'Your ad',
      blocks: [
        `What you write and show must be true and your own. You keep your rights to it. You allow us to show it on this site and in previews until you delete it. When it was sold ${describeRetention('soldAds')} ago, we ask search engines to forget it.`,
        'An ad is up for 90 days. You may put it up again. We may check an ad before it goes up.',
      ],
    },
    {
      id: 'sale',
      title: 'The sale',
      blocks: [
        'A sale is between the seller and the buyer. We are not part of it, we do not hold the money, and we do not see the hair. In a [protected sale](/protected-sale/) PayPal holds it, and you both let us tell PayPal when to pay it out or give it back, by the rules on that page.',
        {
          list: [
            'A seller does not cut until payment has been received.',
            'A buyer pays the price that was agreed, and nothing else.',
            'A seller sends what was agreed, tracked, within 14 days of being paid. In a protected sale the days are those that were agreed.',
            'If the hair is not what was agreed, both try to settle it. If they cannot, either may open a case with us. In a protected sale one of our staff decides, and you can ask for a second look.',
            'In a protected sale the buyer pays our fee. If PayPal or a bank takes money back, the seller bears it.',
            'A trader must also give buyers the rights that the law gives them.',
          ],
        },
      ],
    },
    {
      id: 'talk',
      title: 'How people talk here',
      blocks: [
        'Be decent. Do not ask for videos, faces, meetings or to cut somebody’s hair. Do not threaten, and do not write to somebody who blocked you. Messages are read by machine to find tricks, and by staff if one looks risky or is reported.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      blocks: [
        'Some plans cost money. You see the price before you pay. A plan starts when it is paid and ends on the day we name. It does not renew by itself.',
        'You may change your mind within 14 days, by a button on your order. We then give back what you paid for the days that are left, and the plan ends. If we close your account without a good reason, we give it back too.',
      ],
    },
    {
      id: 'decisions',
      title: 'When a rule is broken',
      blocks: [
        'We may take down an ad, hold a message, or block an account. We tell you what we did and why. You can ask us to look again, through [customer service](/customer-service). Somebody else then decides. If there is nobody else who may, the answer says so.',
        'A report about a child hides the ad at once. In clear cases, such as theft, we take the ad down and tell the police.',
      ],
    },
    {
      id: 'limits',
      title: 'What we answer for',
      blocks: [
        'We run the site with care, but it may be down at times. We answer for harm that we cause on purpose or by gross neglect, and where the law says so. We do not answer for what a buyer or a seller does.',
      ],
    },
    {
      id: 'end',
      title: 'Leaving, and changes',
      blocks: [
        'You may close your account at any time in your settings. We keep what the law makes us keep, and erase the rest.',
        `If we change these rules, we write to you ${TERMS_NOTICE_DAYS} days before, and ask for your yes at your next visit. If you do not like the change, you can leave.`,
        'The law of the country in our postal address applies. If you buy as a private person, you also keep the rights of your own country.',
      ],
    },
  ],
};
