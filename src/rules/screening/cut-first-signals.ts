import type { Signal } from './signal.ts';

const PAYS_FIRST = [
  'pay|paid|pays|money|payment first',
  'first ..2 pay|money|payment|transfer',
  'pay|paid|payment|deposit|transfer|money ..4 before ..4 <cut>|cutting|appointment',
  '<cut> ..2 only|once|when|after ..6 <money>|paid',
  'only ..1 <cut> ..6 <money>|paid',
];

/** Wants the cut, or a film of it, before paying. Talk of cutting is ordinary; the order of things is not. */
export const CUT_FIRST_SIGNALS: readonly Signal[] = [
  {
    says: [
      '<cut> ...10 then ..6 <pay>|<money>',
      '<cut> ..1 i|we ..2 <pay>',
      '<pay>|<money> ..5 after|once|when ..6 <cut>|<cutting>',
      '<pay>|<money> ..5 as soon as ..6 <cut>|<cutting>',
      'once|after|when|if ..5 <cut>|<cutting> ..8 <pay>|<money>',
      '<cut>|<cutting> ..6 before ..3 <pay>|<money>',
      '<cut>|<cutting> ..6 before i|we ..3 send ..2 <money>',
      'before ..3 <pay> ..12 <cut>|<cutting>',
      'go ahead and|to <cut>',
      'first <cut>|<cutting>',
      '<cut> ..3 first',
      '<cut> ..3 off ..1 now|today|tonight|tomorrow',
      '<cut> ..2 it|hair ..1 now|today|tonight',
      'get|have|got it|hair|them <cut> ..8 <pay>|<money>|serious',
      'please|just|simply <cut> ..4 off|now|today',
      'pay* ..2 only ..4 hair ..6 off|<cut>',
      'only pay* ..6 hair ..6 off|<cut>',
    ],
    weight: 6,
    when: ['uncut and unpaid', 'from the buyer'],
    unless: PAYS_FIRST,
  },
  {
    says: [
      'dont|not|never ..1 pay* ..6 still on',
      'hair is|already|comes off ...12 <pay>|<money>',
      'already|really <cut> ..6 <pay>|<money>',
    ],
    weight: 6,
    when: ['uncut and unpaid', 'from the buyer'],
    mayBeDenied: false,
    unless: PAYS_FIRST,
  },
  {
    says: [
      '<film> ..6 <cutting>',
      '<film> ..6 you|u|they|she|being|it|when|while ..3 <cut>',
      '<film> ..3 the cut|haircut|chop',
      'proof ..6 <cut>|<cutting>',
      '<cut>|<cutting> ..6 proof',
    ],
    weight: 6,
    when: ['uncut and unpaid', 'from the buyer'],
  },
];
