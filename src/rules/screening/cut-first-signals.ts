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
      '<off> ...8 then|after|afterwards|later ..6 <pay>|<money>|releas*',
      'once|after|when|if|as ..6 <off> ..8 <pay>|<money>|releas*',
      '<pay>|<money>|releas*|pays ..6 once|when|after|until|till|unless ..8 <off>',
      'before ..4 <pay>|<money>|leaves ..14 <off>',
      'show|see|prove ..8 <off> ..8 <pay>|<money>',
      'do|have|get ..2 haircut|cut ..1 now|today|tonight|tomorrow ..10 <pay>|<money>',
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
    // The order itself is the trick here, so that 'first … pay' does not make it harmless.
    says: [
      'no cut no <pay>|<money>',
      'not|cant|cannot|wont|dont|never ..2 <pay>|send|release ..6 until|till|unless|before ..8 <off>|<cut>',
      '<cut>|haircut|scissors|off first ..2 <pay>|<money> ..1 after|second|later|then|next',
      '<cut>|it|that|this first ..3 <pay>|<money> ..1 follow|follows|after|second|later|comes',
    ],
    weight: 6,
    when: ['uncut and unpaid', 'from the buyer'],
    mayBeDenied: false,
  },
  {
    says: [
      '<film> ..6 <cutting>',
      '<film> ..6 you|u|they|she|being|it|when|while ..3 <cut>',
      '<film> ..3 the cut|haircut|chop',
      '<film> ..6 while|when|of|as ..4 comes|coming|goes|going|taken|took off',
      '<film> ..4 scissors',
      '<cut>|haircut|it done on <film>',
      'proof|evidence ..6 <cut>|<cutting>|<off>',
      '<cut>|<cutting> ..6 proof',
    ],
    weight: 6,
    when: ['uncut and unpaid', 'from the buyer'],
  },
];
