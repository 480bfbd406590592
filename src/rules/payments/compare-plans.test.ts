import { expect, test } from 'vitest';
import { comparePlans, isUsualPlan } from './compare-plans.ts';
import { PLAN_TYPES } from './subscription.ts';

test('plans differ row by row, in their order', () => {
  expect(comparePlans([1, 2, 3, 4])).toEqual([
    { label: 'Live ads at once', values: ['1', '2', '2', '40'] },
    { label: 'Photos for each ad', values: ['5', '8', '8', '8'] },
    { label: 'Featured ads', values: ['None', 'None', '1', '3'] },
    { label: 'Ads from a CSV file', values: ['No', 'No', 'No', 'Yes'], url: '/trade' },
    { label: 'Lists as a CSV file', values: ['No', 'No', 'No', 'Yes'] },
    { label: 'Bundles you keep', values: ['3', '3', '3', '20'] },
    { label: 'Bundles watched for you', values: ['1', '1', '1', '10'] },
    { label: 'Requests for hair', values: ['1', '1', '1', '5'] },
    { label: 'Answers to requests a day', values: ['5', '5', '5', '40'] },
    { label: 'Your trader details shown', values: ['No', 'No', 'No', 'Yes'] },
  ]);
  expect(comparePlans([5, 6]).map(({ values }) => values.join(' '))).toEqual([
    '5 40',
    '3 30',
    'No Yes',
    '3 50',
    '1 20',
    '1 10',
    '5 10',
    'No Yes',
  ]);
});

test('the usual one is the free one of each kind', () => {
  expect(PLAN_TYPES.filter(isUsualPlan)).toEqual([1, 5]);
});
