import { expect, test } from 'vitest';
import { needsRoom } from './places.ts';
import { AD_STEPS } from './state.ts';

test('room in the plan is needed for every step into live, and into whatever else newly takes a place', () => {
  const asking = AD_STEPS.filter(([from, to]) => needsRoom({ to }, from));
  expect(new Set(asking.map((step) => step.join(' → ')))).toEqual(
    new Set([
      ...AD_STEPS.filter(([, to]) => to === 'live').map((step) => step.join(' → ')),
      'draft → pending_review',
      'changes_requested → pending_review',
      'rejected → pending_review',
      'deleted → pending_review',
      'deleted → paused',
      // At the end of a sale, which no plan stops: only there the database lets it through without.
      'expired → paused',
    ]),
  );
});
