import type { Signal } from './signal.ts';

const ASKS_ABOUT_SITE =
  '. does|do|is|how|will|can|has|what|who|why|are|did|should|would ..10 fairhank|site|website|platform';

/** What only one's own sale page can show. */
const LIGHTS = ['protected sale', 'green light', 'safe to cut'];

/** Somebody who pretends to be this site, to hold money, or to need a code. */
export const GUARANTEE_SIGNALS: readonly Signal[] = [
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
      'from|is|am ..4 team|desk|department|support|staff|service of|at|from fairhank',
      'fairhank ..2 support|team|staff|desk|security|service|protection here|writing|desk|speaking',
      '<money>|sum|it ..4 held|kept|safe|secured|deposited by|with|at fairhank|us',
      'buyer ..2 paid us',
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
    unless: [ASKS_ABOUT_SITE],
  },
  // The light plays nowhere but on one's own sale page.
  {
    says: LIGHTS.flatMap((light) => [`${light} ..8 link|click|verify`, `link|click|verify ..8 ${light}`]),
    weight: 6,
    when: ['in a message'],
    unless: [ASKS_ABOUT_SITE],
  },
  {
    says: LIGHTS.flatMap((light) => [
      `enter|type|send|tell|give ..6 code ..8 ${light}`,
      `${light} ..8 enter|type|send|give ..4 code`,
      `${light} ..8 confirm ..4 page|mail|email|form|site`,
      `confirm here|below|now ..8 ${light}`,
      `confirm ..4 to get|see|have|receive ..3 ${light}`,
    ]),
    weight: 6,
    when: ['in a message'],
    unless: [ASKS_ABOUT_SITE, 'code word', 'look|looked|see|check ..4 sale|your page'],
  },
  {
    means: [
      'site + vouches + deal ~14',
      'middleman + keepsMoney ~10',
      'middleman + pay ~8',
      'middleman + deal + safeWord ~12',
      'deal + withUs ~6',
    ],
    weight: 6,
    unless: [ASKS_ABOUT_SITE, 'does not|it not guarantee', 'or do|does|is|are', 'says|said|told|read'],
  },
  {
    means: ['writesAs + staff ~6', 'yourAccount + threat + must ~14'],
    weight: 6,
    unless: ['. do|does|did|is|are|how|what|where i|my|you|your|it|can', 'do|should|must i'],
  },
  {
    means: ['secretCode + askFor ~10', 'secretCode + shareIt ~10'],
    weight: 6,
    unless: [
      'tracking|post|postal|zip|colour|color|parcel|discount|shade|hs|customs|qr|receipt|dye|hair|consignment|area|pin code|number',
      'colour|color|postcode|zip|postal|dress|tracking',
    ],
  },
];
