import { CREEP_SIGNALS } from './creep-signals.ts';
import { CUT_FIRST_SIGNALS } from './cut-first-signals.ts';
import { GUARANTEE_SIGNALS } from './guarantee-signals.ts';
import { OFF_SITE_SIGNALS } from './off-site-signals.ts';
import { PAYMENT_SIGNALS } from './payment-signals.ts';
import { REQUEST_SIGNALS } from './request-signals.ts';
import { UNTRACEABLE_SIGNALS } from './untraceable-signals.ts';
import { SALE_SIGNALS } from './sale-signals.ts';
import type { Signal } from './signal.ts';

export const SCAM_NAMES = [
  'cut-first',
  'fake-payment',
  'pending',
  'overpayment',
  'own-courier',
  'untraceable',
  'fake-guarantee',
  'off-site',
  'link',
  'creep',
  'sob-story',
  'fake-staff',
  'outside-payment',
  'threat',
  'other-address',
] as const;
export type ScamName = (typeof SCAM_NAMES)[number];

/** One trick: how it is recognised, whether it is refused outright, and the calm sentence beside the message. */
type CatalogueRow = {
  name: ScamName;
  isRefused?: true;
  /** In a sale whose money the provider holds, 'I have paid' is the plain truth. */
  isTrueOncePaid?: true;
  note: string;
  signals: readonly Signal[];
};

/** The tricks of the trade, as the catalogue of scams counts them. To know one more phrase, write it in its row. */
export const CATALOGUE: readonly CatalogueRow[] = [
  {
    name: 'cut-first',
    note: 'Nobody needs to see hair cut before they pay. In a protected sale only your light counts. Outside one, only money in your own account counts.',
    signals: CUT_FIRST_SIGNALS,
  },
  {
    name: 'fake-payment',
    isTrueOncePaid: true,
    note: 'An e-mail that says ‘you have been paid’ proves nothing. In a protected sale only your light counts. Outside one, only money in your own account counts.',
    signals: PAYMENT_SIGNALS.fakePayment,
  },
  {
    name: 'pending',
    note: 'Real payments do not wait for a tracking number, and ‘pending’ is not paid. In a protected sale only your light counts. Outside one, only money in your own account counts.',
    signals: PAYMENT_SIGNALS.pending,
  },
  {
    name: 'overpayment',
    note: 'Somebody who pays too much and wants some of it back usually has not paid at all.',
    signals: PAYMENT_SIGNALS.overpayment,
  },
  {
    name: 'own-courier',
    note: 'Choose the carrier yourself and never pay a buyer’s courier. Printed labels can be traced to your home.',
    signals: PAYMENT_SIGNALS.ownCourier,
  },
  {
    name: 'untraceable',
    isRefused: true,
    note: 'Western Union, MoneyGram, cheques, gift cards, crypto and ‘friends and family’ cannot be got back when something goes wrong, so they are not used here.',
    signals: UNTRACEABLE_SIGNALS,
  },
  {
    name: 'fake-guarantee',
    note: 'We never hold money and never ask for codes or bank details in a message. A protected sale has a light, on your own sale page: no message and no e-mail can show it.',
    signals: GUARANTEE_SIGNALS,
  },
  {
    name: 'off-site',
    note: 'We hide contact details: on this site we can help when something goes wrong, elsewhere we cannot.',
    signals: OFF_SITE_SIGNALS,
  },
  {
    name: 'link',
    isRefused: true,
    note: 'Links and QR codes are not passed on: they are how people are led to false payment pages.',
    signals: [
      {
        says: [
          'scan ..4 qr|code',
          'qr code',
          'click|tap|open|follow ..4 link|url',
          'link ..3 confirm|claim|accept|receive',
          'hxxp|hxxps|https|http',
          'click|tap|press|open ..3 i|we ..2 sent|send|gave|shared|will',
        ],
        weight: 3,
      },
      {
        means: ['page + openIt + gain ~16'],
        weight: 3,
        unless: ['customs', 'post office', 'safety|help page|pages'],
      },
    ],
  },
  {
    name: 'creep',
    note: 'Some people want something other than hair. You owe nobody a film, a picture of yourself or a meeting.',
    signals: [...CREEP_SIGNALS, ...REQUEST_SIGNALS],
  },
  {
    name: 'sob-story',
    note: 'Far away, in a hurry, and an agent for everything: that is often the beginning of a false payment.',
    signals: [
      {
        says: ['gift|present|surprise', 'for my niece|nephew|cousin|god daughter|goddaughter'],
        weight: 1,
        when: ['new account'],
      },
      {
        says: [
          'overseas|abroad|offshore',
          'at sea',
          'out of the? country|town|state',
          'on a|an ..1 mission|rig|ship|vessel|deployment|trip|conference',
          'deployed|offshore|deployment',
          'army|navy|military|peacekeeping',
          'travelling|traveling abroad|now|currently|overseas',
          'not in the country',
        ],
        weight: 1,
        when: ['new account'],
        mayBeDenied: false,
      },
      { says: ['urgent*|immediately|asap', 'right away'], weight: 1, when: ['new account'] },
      {
        says: [
          'my|an ..1 agent|mover|shipper|secretary|assistant|courier|pastor|lawyer',
          'agent|assistant|secretary|shipper will|would|deals|does|handles|can',
        ],
        weight: 1,
        when: ['new account'],
      },
      {
        says: [
          'can not|cannot|cant|unable|not to? able? to? call|talk|phone|view|see|speak',
          'no calls',
          'bad|poor|no network|signal|connection',
          'hearing problem|impaired|impairment|issue',
          'deaf',
        ],
        weight: 1,
        when: ['new account'],
        mayBeDenied: false,
      },
    ],
  },
  {
    name: 'fake-staff',
    note: 'Nobody has to pay to be verified or to meet a buyer. We never ask for that in a message.',
    signals: [
      {
        says: [
          'premium|vip buyer|buyers|customer',
          'verification|activation|registration|release|processing|listing|unlock ..1 fee|charge|payment',
          'pay ..6 to verify|activate|unlock|register|release',
          'fee ..4 verify|activate|unlock',
          'you have? won',
        ],
        weight: 6,
      },
      {
        means: ['feeOnly + verifyIt ~10', 'payFirst + buyerWaits ~16', 'payFirst + badge ~10'],
        weight: 6,
        unless: ['. do|does|is|how|what|where|must|should ..6 i|it|we', 'weight|length|colour'],
      },
    ],
  },
  {
    name: 'outside-payment',
    note: 'Whoever pays past the protected sale saves a small fee and loses the light. Then nobody holds the money, and we cannot help.',
    signals: SALE_SIGNALS.outsidePayment,
  },
  {
    name: 'threat',
    note: 'Nobody may press you for money back. In a protected sale only your own button gives some back. In a dispute both sides are heard.',
    signals: SALE_SIGNALS.threat,
  },
  {
    name: 'other-address',
    note: 'In a protected sale, post only to the address on your sale page. A parcel that goes elsewhere is not protected.',
    signals: SALE_SIGNALS.otherAddress,
  },
];

/** The calm sentences that stand beside a message in which these tricks were recognised. */
export const notesFor = (names: readonly string[]): string[] =>
  CATALOGUE.filter(({ name }) => names.includes(name)).map(({ note }) => note);
