import { plural } from '../../text/plural.ts';

const SHOWN_AFTER = 3;
const FEW_KINDS = 5;

/** What to say of a password while it is typed; nothing in its first letters. The server has the last word. */
export function describeStrength(password: string, least: number): string {
  const letters = [...password.normalize('NFKC')];
  if (letters.length < SHOWN_AFTER) return '';
  const missing = least - letters.length;
  if (missing > 0) return `Too short: ${plural(missing, 'more character')}.`;
  if (new Set(letters).size < FEW_KINDS) return 'Easy to guess: the same few characters again and again.';
  if (letters.length < least + 5) return 'Good enough. One more word makes it strong.';
  return 'Strong.';
}
