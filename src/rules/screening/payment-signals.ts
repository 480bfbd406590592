import type { Signal } from './signal.ts';

const CAREFUL = ['wait|waiting', 'not|dont ..3 <ship>'];

/** How money is feigned, routed past the site, or made impossible to get back. */
export const PAYMENT_SIGNALS = {
  fakePayment: [
    {
      says: [
        'your|ur paypal email|mail|address|account|id|details|name',
        'send|give|tell|need|share ..8 paypal ..2 email|mail|address|id|details|name',
        'check|chek|look|see|search ..6 spam|junk',
        'in|into|maybe ..3 spam|junk',
        'sent|made|paid|transferred|send ..10 email|mail|mails|confirmation ..4 paypal|bank|them',
        'paid|sent|made ..12 paypal ..6 email|mail|confirmation',
        'paypal ..4 sent ..3 you|u ..4 email|mail|confirmation|receipt',
        'see|check ..3 confirmation ..8 ship|post|send',
      ],
      weight: 3,
    },
  ],
  pending: [
    {
      says: [
        '<money>|paypal|bank ..8 pending|hold|held|approved|blocked|frozen ..12 <ship>',
        'releas*|credit*|reflect* ..8 <ship>',
        '<ship> ..10 releas*|credit*|reflect*',
        '<ship> ..3 first ..8 <money>|releas*|paypal|credit*',
        'first ..2 ship|post ..8 <money>|releas*|credit*',
        '<money> ..6 until|till|once ..3 ship|shipped|shipment|tracking|posted',
        'upload|add|send|email ..4 tracking ..8 money|funds|payment|paid',
      ],
      weight: 3,
      unless: CAREFUL,
    },
  ],
  overpayment: [
    {
      says: [
        'send|forward|return|wire|pass|give|pay ..3 extra|difference|balance|rest|excess|surplus|remainder ..2 to|back|on ..4 me|my|mover|shipper|agent|driver|courier|him|them',
        'rest|difference|balance|extra ..4 forward|wire|send|return ..6 mover|shipper|agent|driver|courier|me|my',
        'send|pay|refund|return|give back|me ..3 extra|difference|excess|surplus|balance|rest',
        'overpaid|overpay|overpayment',
        'paid|sent ..2 too much ...12 refund|return|send|back',
        'by mistake|accident ...12 refund|return|send|back',
        'more than ..6 and|then ..6 difference|rest|forward',
        'keep ..3 # ..4 for yourself',
        'keep ..1 # ..2 and ..2 wire|send|return|forward',
        'extra|more money ..3 is|are for ..3 shipping|shipper|mover|courier|agent',
      ],
      weight: 6,
    },
    {
      says: ['extra|difference|refund|rest|surplus|balance'],
      weight: 6,
      when: ['offer too high', 'from the buyer'],
    },
  ],
  ownCourier: [
    {
      says: [
        'my|own|private ..2 <courier>',
        'my ..2 agent|agents|man|guy ..8 collect*|pick|picks|pickup|come|comes|handle*|arrange*|bring*|fetch*',
        'send|sending ..2 agent|courier|driver|somebody|someone ..6 collect|pick|fetch|your',
        'pickup|pick up agent|man|guy|person',
        'prepaid|pre ..1 label',
        'prepaid shipping|postage|dhl|ups|fedex label',
        'send|email|mail|give ..3 label',
        'label ..6 print',
        'courier|driver|agent ..8 pay him|her|them',
        'courier|driver|agent ..6 your home|house|door|place|address',
      ],
      weight: 3,
      when: ['from the buyer'],
    },
  ],
  untraceable: [
    {
      says: [
        'western|westen|wester union|unoin',
        'westernunion|moneygram|moneygramm|paysafecard|hawala|worldremit',
        'money gram|order|orders',
        'gift|giftcard card|cards|code|codes|voucher|vouchers',
        'giftcard|giftcards',
        'steam|itunes|amazon|google|razer|apple play? gift? card|cards|voucher|vouchers',
        'bitcoin|bitcoins|btc|usdt|crypto|cryptocurrency|ethereum|tether|litecoin',
        'cashier|cashiers|certified|bank|banker|bankers|personal|company|travellers bank? cheque|check|draft|cheques|checks',
        'by|with|via|in|send|mail|post|pay|write|accept|take ..3 cheque|cheques',
        'cheque will|is ..4 over|sent|mail*|post*',
        'friends|friend|frnds and|n|or|plus family|fam|families',
        'f and f',
        'fnf',
      ],
      weight: 6,
    },
  ],
  fakeGuarantee: [
    {
      says: [
        'guaranteed|certified|protected|secured|approved|insured|verified by fairhank',
        'fairhank ..2 guarantee*|certif*|hold|holds|escrow|protects|insures|refunds',
        'fairhank ..1 department|escrow|agent|official*|payment|payments',
        'fairhank ..6 certify|verify|release|contact you',
        'i|we am|are|im|work ..3 fairhank',
        'im from|with fairhank',
        'this is ..2 fairhank',
        'from ..2 fairhank ..2 support|security|team|staff',
        'notice|message|mail from fairhank',
        'fairhank must|needs|requires|asks',
        'verify|confirm|validate|certify your account|ad|bank|card|identity|wallet',
        'your account ..3 must|needs|has ..2 be? verif*|confirm*|suspend*',
        'confirm|give|send|need ..2 your bank|card details|card|number|pin|login',
        'tell|give|send ..2 the? code we|that|which|you',
        'use|through|via|with ..3 escrow',
        'escrow service|company|agent|website',
      ],
      weight: 6,
    },
  ],
} as const satisfies Record<string, readonly Signal[]>;
