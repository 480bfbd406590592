import type { Signal } from './signal.ts';

const POSSIBLE = ['a protected sale is possible'] as const;
const APP = 'upi|gpay|phonepe|paytm|zelle|venmo|cashapp|revolut';
/** Also an ordinary word: 'length wise', 'a wise choice'. */
const WISE = ['by|via|through|over|with|on wise', 'my|your wise', 'wise account|transfer|app|payment'];
/** Who pays a fee to somebody else pays it anyway. */
const OTHER_FEES = 'customs|import|postage|shipping|bank|delivery|late|duty fee|fees';

/** Round the sale, where one could protect both: less for the fee, and no light for the one who holds the scissors. */
const OUTSIDE_PAYMENT_SIGNALS: readonly Signal[] = [
  {
    says: [
      'without ..2 protection|protected',
      'save|avoid|skip|dodge|escape ..3 fee|fees|commission',
      'outside ..3 <site>|sale|protection',
      'cancel ..2 and|then|just ..3 <pay> ..2 me|you|direct|directly',
    ],
    weight: 3,
    when: POSSIBLE,
    // What it asks for is said with 'without' and 'avoid'.
    mayBeDenied: false,
    unless: [
      'i|we|please|id|ill dont|never|wont|cannot|cant|not ..3 <pay>|outside|without|skip|avoid',
      'i|we|please|id|ill would|will|do|must|may not|never ..3 <pay>|outside|without|skip|avoid',
      OTHER_FEES,
      'heat|sun|uv protection',
    ],
  },
  {
    says: [
      '<pay> ..4 direct|directly to? me|you|my|your',
      '<pay> ..3 direct|directly',
      'direct|directly ..3 <pay>',
      '<pay> ..3 in|with cash',
      'cash instead|only',
      'cash in hand',
      'my bank details|account',
      `<pay>|send|use|take|accept ..4 ${APP}`,
      ...WISE,
    ],
    weight: 3,
    when: POSSIBLE,
    mayBeDenied: false,
    unless: [
      'i|we|please|id|ill ..1 dont|never|wont|cannot|cant|not ..4 <pay>|cash|direct|directly',
      'do|can|should i|we ..2 <pay> through|with protection',
      '<pay> ..3 through|on|via|over the? <site>|sale',
      '<pay> ..3 into|to the? protected',
    ],
  },
  // With a sum or the name of an app it is no mere question.
  {
    says: [
      `<pay>|send|use|instead|cheaper|save|direct|directly ..6 ${APP}`,
      `<pay>|send|use|instead|cheaper|save|direct|directly ..6 wise account|transfer|app`,
      '<pay>|send|transfer ..6 by|via|through|over wise',
      '<pay> ..4 # ..4 direct|directly|cash',
      'direct|directly|cash ..4 <pay> ..4 #',
    ],
    weight: 3,
    when: POSSIBLE,
    unless: ['i|we|please|id|ill ..1 dont|never|wont|cannot|cant|not ..4 <pay>|cash|direct|directly'],
  },
];

/** Money back, or else. */
const THREAT_SIGNALS: readonly Signal[] = [
  {
    says: [
      'refund|back|discount ..8 or|otherwise i|we|ill|else ..4 dispute|complain|complaint|claim|report|chargeback|case',
      'unless ..6 refund|back|discount ..6 dispute|complain|complaint|claim|report|chargeback|case',
      'if ..3 dont|wont|not ..4 refund|back|discount ..8 dispute|complain|complaint|claim|report|chargeback|case',
      'dispute|chargeback|case|report ..6 unless|if ..6 refund|back|discount',
    ],
    weight: 6,
    mayBeDenied: false,
    when: ['in a message'],
  },
];

/** The parcel shall go where nobody paid from. */
const OTHER_ADDRESS_SIGNALS: readonly Signal[] = [
  {
    says: [
      'send|post|ship|deliver ..5 to? another|different|other|new address',
      'change|use ..4 another|different|other|new address',
      'not|instead ..4 address ..3 paypal|sale',
    ],
    weight: 3,
    when: POSSIBLE,
    mayBeDenied: false,
    unless: ['i|we|please|id|ill ..1 dont|never|wont|cannot|cant|not ..4 another|different|other|new'],
  },
];

export const SALE_SIGNALS = {
  outsidePayment: OUTSIDE_PAYMENT_SIGNALS,
  threat: THREAT_SIGNALS,
  otherAddress: OTHER_ADDRESS_SIGNALS,
};
