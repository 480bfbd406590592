/** Who answers for a demo. A real site says it itself: nothing here is anybody's. */
export const DEMO_OPERATOR = {
  MAIL_FROM: 'hello@fairhank.test',
  SUPPORT_EMAIL: 'support@fairhank.test',
  POSTAL_ADDRESS: 'Fairhank, 1 Ruler Lane, Bristol BS1 0AA, United Kingdom',
  PHONE: '+44 117 496 0000',
};
export type Operator = typeof DEMO_OPERATOR;
