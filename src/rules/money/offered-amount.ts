/** Wherever a price is named: with an offer or with a message. */
export const AMOUNT_SENTENCE = 'Write the offer as an amount, like 350 or 350.50.';
