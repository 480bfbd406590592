import { expect, test } from 'vitest';
import { z } from 'zod';
import { check } from './check-input.ts';
import { isRefusal } from './refusal.ts';

const Form = z.strictObject({
  name: z.string('Name?'),
  photos: z.array(z.strictObject({ id: z.string('Id?') })),
});

const listFields = (value: unknown) => {
  try {
    check(Form, value);
    return 'passed';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    expect(error.code).toBe('invalid');
    return { ...error.fields };
  }
};

test('a good value comes back as the schema understands it', () => {
  expect(check(z.string().trim(), ' x ')).toBe('x');
});

test.each([
  [{ photos: [] }, { name: ['Name?'] }],
  [{ name: 'x', photos: [{ id: 1 }, { id: 2 }] }, { photos: ['Id?', 'Id?'] }],
  [7, { form: [expect.any(String)] }],
])('%j names its fields', (value, fields) => expect(listFields(value)).toEqual(fields));

test.each(['extra', 'constructor', 'toString', 'hasOwnProperty'])(
  'an unknown field called %s is named',
  (name) => {
    expect(Object.keys(listFields({ name: 'x', photos: [], [name]: 1 }))).toEqual([name]);
  },
);

test('even __proto__ is only a name', () => {
  expect(listFields(JSON.parse('{"name": "x", "photos": [], "__proto__": {"a": 1}}'))).not.toBe('passed');
});

test('however much is wrong, the answer stays short', () => {
  const many = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`k${at}`, 1]));
  const photos = Array.from({ length: 10_000 }, () => 1);
  expect(JSON.stringify(listFields({ name: 'x', photos, ...many })).length).toBeLessThan(20_000);
});
