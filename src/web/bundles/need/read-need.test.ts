import { expect, test } from 'vitest';
import { EXAMPLE_NEED } from '#rules/bundles/bundle-need.ts';
import { readNeed } from './read-need.ts';

const HOME = { country: 'GB', currency: 'GBP' } as const;
const read = (address: string) => readNeed(new URLSearchParams(address), HOME);

test('a link that says a part is filled up from the example', () => {
  expect(read('').need).toEqual(EXAMPLE_NEED);
  expect(read('colour=brown').need).toEqual({ ...EXAMPLE_NEED, colours: ['brown'] });
});

test('a form whose grams were emptied is a whole form: nothing comes back into it', () => {
  const emptied = 'grams=&length=16&texture=straight&treatment=virgin&to=GB';
  const { need, query, problems } = read(emptied);
  expect(need).toBeNull();
  expect(problems).toEqual({
    grams: ['Enter 20 to 600 grams.'],
    colour: ['Choose at least one colour.'],
  });
  // The next change goes on from there, and that is a whole form too.
  const next = new URLSearchParams(query);
  expect(next.get('grams')).toBe('');
  expect(next.get('colour')).toBeNull();
});

test('a parcel is the usual one of the money that was said', () => {
  expect(read('currency=INR').need?.parcel).toEqual({ amount: 1_000_00, currency: 'INR' });
  expect(read('currency=INR&parcel=400').need?.parcel).toEqual({ amount: 400_00, currency: 'INR' });
  expect(read('colour=red').need?.parcel).toEqual({ amount: 10_00, currency: 'GBP' });
});

test('a form without script that comes with other money leaves behind what was said in the old', () => {
  const form = 'grams=170&length=16&colour=black&texture=straight&treatment=virgin&to=GB&currency=INR';
  const shown = 'shown=GBP+10+250';
  const { need } = read(`${form}&parcel=10&budget=250&${shown}`);
  expect([need?.parcel, need?.budget]).toEqual([{ amount: 1_000_00, currency: 'INR' }, null]);
  // What was typed together with the new money is in it.
  expect(read(`${form}&parcel=10&budget=9000&${shown}`).need?.budget).toEqual({
    amount: 9_000_00,
    currency: 'INR',
  });
  expect(read(`${form}&parcel=10&shown=INR+10+`).need?.parcel).toEqual({ amount: 10_00, currency: 'INR' });
});
