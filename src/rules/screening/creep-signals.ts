import type { Signal } from './signal.ts';

/** Wants the person, not the hair. Whoever sells it may say many of these things herself, so only buyers are asked. */
export const CREEP_SIGNALS: readonly Signal[] = [
  {
    says: [
      'cut ..3 myself',
      'i ..4 cut your|ur hair',
      'bring ..3 scissors|clippers|razor',
      'watch ..6 cut|haircut|cutting|chop|you',
      'be there|present when|while ..5 cut|chop',
      'hold ..2 ponytail|braid|plait ..6 cut|reward',
      'hold the|your ponytail|braid|plait',
    ],
    weight: 6,
    when: ['uncut and unpaid', 'from the buyer'],
  },
  {
    says: [
      'shave|shaving|buzz|buzzing your|ur head|hair',
      'shave|shaved ..3 head ..6 money|pay*|more|extra',
      'go|going|be ..2 bald',
      'buzz cut|cuts|off',
      'buzzed off',
      'with clippers',
      '<film> of|with|where you|yourself|u|urself',
      '<film> ..4 of you|yourself',
      '<film> ..2 yourself',
      '<film>|<picture> ..4 you|yourself|your ..4 brushing|braiding|playing|combing|oiling|stroking|shaking|getting|having',
      '<picture>|see|show ..4 your|ur face|body|legs|figure',
      'face <picture>',
      '<picture> ..4 of you|yourself|u',
      'send|have|take|want|see ..3 selfie|selfies',
      'your|ur|of feet|toes|soles',
      'feet|foot <picture>',
    ],
    weight: 6,
    when: ['from the buyer'],
  },
  {
    says: [
      'sexy|naked|nude|nudes|topless|lingerie|erotic|fetish|horny|kinky|bra|underwear|bikini',
      'bare back|skin|shoulders|legs',
      'turns|turn me on',
      'kiss|cuddle you',
      'are you ..1 single|married|alone|lonely',
      'live|living alone',
      'have|got ..2 boyfriend|husband',
      'sit|lie|sleep ..2 on it|your hair',
    ],
    weight: 6,
    when: ['from the buyer'],
  },
  {
    says: [
      'i|me|let ..6 touch|touching|smell|smelling|sniff|stroke|stroking|caress|pull ..3 it|hair|your',
      'meet|meeting ..4 hotel|motel|flat|apartment|alone|bar|drink|dinner|coffee',
      'meet|meeting ..3 your|my place|home|house|room',
      'how does it feel ..4 your|on',
    ],
    weight: 6,
    when: ['from the buyer'],
  },
  {
    says: ['meet|see you ..1 in person|personally', 'i ..3 meet you', 'i ..4 brush|comb|braid|wash your|it'],
    weight: 3,
    when: ['from the buyer', 'uncut and unpaid'],
  },
];
