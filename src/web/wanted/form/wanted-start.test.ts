import { expect, test } from 'vitest';
import { nameAsked } from './wanted-start.ts';

const named = (query: string) => nameAsked(new URLSearchParams(query));

test('an address is named by what it fills in, and by nothing else', () => {
  expect(named('')).toBe('');
  expect(named('edit=1&done=posted&colour=')).toBe('');
  expect(named('colour=black,red&minLength=18')).toBe('colours=black,red&shortest=18');
  expect(named('colour=black&colour=red&minLength=18&from=mail')).toBe(
    named('minLength=18&colour=black,red'),
  );
});
