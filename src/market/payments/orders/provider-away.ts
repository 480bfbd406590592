import { Refusal } from '#rules/refusal.ts';

export const providerAway = () =>
  new Refusal(
    'unavailable',
    'The payment provider does not answer right now. You were not charged; please try again in a minute.',
    {},
    { retryAfterSeconds: 30 },
  );
