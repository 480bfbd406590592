import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findBegin,
  countLeft,
  ensureOwnGiveBack,
  GIVE_BACK_WAYS,
  moveForward,
  sumToGiveBack,
  type GiveBackWay,
} from './give-back.ts';
import { DAY_MS } from '../time.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const period = (endsIn: number, days = 90, id = 'own') => ({ id, endsAt: inDays(endsIn), days });

test.each<[string, number, number]>([
  ['just begun', 90, 90],
  ['begun a moment ago', 90 - 1 / DAY_MS, 90],
  ['after ten days and an hour', 90 - 10 - 1 / 24, 80],
  ['not begun, behind another one', 170, 90],
  ['the last hour', 1 / 24, 1],
  ['just over', 0, 0],
  ['long over', -20, 0],
])('days left of 90: %s', (_what, endsIn, days) => {
  expect(countLeft(period(endsIn), NOW).days).toBe(days);
});

test.each<[GiveBackWay, number, number, number, number | undefined, number | undefined]>([
  // way, paid, given back, ends in days, asked, sum
  ['whole', 1000, 0, 80, undefined, 1000],
  ['whole', 1000, 300, -5, undefined, 700],
  ['whole', 1000, 1000, 80, undefined, undefined],
  ['days', 1000, 0, 90, undefined, 1000],
  ['days', 1000, 0, 80, undefined, 889],
  ['days', 1000, 0, 0.5, undefined, 11],
  ['days', 1000, 0, 200, undefined, 1000],
  ['days', 1000, 0, 0, undefined, undefined],
  ['days', 1000, 100, 45, undefined, 450],
  ['days', 1000, 1000, 45, undefined, undefined],
  ['part', 1000, 0, 80, 1, 1],
  ['part', 1000, 0, 80, 999, 999],
  ['part', 1000, 0, 80, 1000, undefined],
  ['part', 1000, 800, 80, 200, undefined],
  ['part', 1000, 0, 80, 0, undefined],
  ['part', 1000, 0, 80, -5, undefined],
  ['part', 1000, 0, 80, 1.5, undefined],
  ['part', 1000, 0, 80, undefined, undefined],
])(
  '%s of %d, %d given back, %d days to go, asked for %s: %s',
  (how, paid, givenBack, endsIn, amount, sum) => {
    expect(sumToGiveBack({ paid, givenBack, period: period(endsIn) }, { how, amount }, NOW)).toBe(sum);
  },
);

test('the earlier of two goes: the later moves forward by the days that were left, and no further', () => {
  const [first, second, third] = [period(40), period(130, 90, 'second'), period(220, 90, 'third')];
  const all = [third, first, second];
  expect(moveForward(first, all, NOW)).toEqual([
    { id: 'second', endsAt: inDays(90) },
    { id: 'third', endsAt: inDays(180) },
  ]);
  expect(moveForward(second, all, NOW)).toEqual([{ id: 'third', endsAt: inDays(130) }]);
  expect(moveForward(third, all, NOW)).toEqual([]);
  expect(moveForward(period(-3), [period(87, 90, 'second')], NOW)).toEqual([]);
  expect(moveForward(first, [first, period(131, 90, 'bought later')], NOW)).toEqual([]);
});

test.each<[string, number, boolean, string | null]>([
  ['at once', 0, false, null],
  ['on the last day', 14, false, null],
  ['a moment later', 14 + 1 / DAY_MS, false, 'conflict'],
  ['after staff switched it off', 1, true, 'not-allowed'],
])('a person’s own button %s', (_what, after, isSwitchedOff, code) => {
  const press = () => ensureOwnGiveBack({ capturedAt: inDays(-after), isSwitchedOff }, NOW);
  if (code === null) expect(press).not.toThrow();
  else expect(press).toThrow(expect.objectContaining({ code }));
});

const anyOrder = fc.record({
  paid: fc.integer({ min: 1, max: 300_000 }),
  days: fc.constantFrom(30, 90),
  endsIn: fc.double({ min: -50, max: 250, noNaN: true }),
  asked: fc.array(
    fc.record({ how: fc.constantFrom(...GIVE_BACK_WAYS), amount: fc.integer({ min: -10, max: 300_000 }) }),
    { maxLength: 8 },
  ),
});

test('however often and in whatever way: never more than was paid, and the parts are the whole', () => {
  fc.assert(
    fc.property(anyOrder, ({ paid, days, endsIn, asked }) => {
      let givenBack = 0;
      for (const way of asked) {
        const sum = sumToGiveBack({ paid, givenBack, period: period(endsIn, days) }, way, NOW) ?? 0;
        expect(sum).toBeGreaterThanOrEqual(0);
        givenBack += sum;
        expect(givenBack).toBeLessThanOrEqual(paid);
      }
      const rest =
        sumToGiveBack({ paid, givenBack, period: period(endsIn, days) }, { how: 'whole' }, NOW) ?? 0;
      expect(givenBack + rest).toBe(paid);
    }),
  );
});

test('days are never below nothing, never more than bought, and fewer with time', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(100), ({ days, endsIn }, later) => {
      const now = countLeft(period(endsIn, days), NOW);
      const then = countLeft(period(endsIn, days), inDays(later));
      expect(now.days).toBeGreaterThanOrEqual(0);
      expect(now.days).toBeLessThanOrEqual(days);
      expect(then.ms).toBeLessThanOrEqual(now.ms);
    }),
  );
});

test('a chain of orders keeps its days: whichever goes, the others have what they had', () => {
  const anyChain = fc.record({
    begin: fc.double({ min: -100, max: 0, noNaN: true }),
    links: fc.integer({ min: 1, max: 6 }),
    goes: fc.nat(5),
  });
  fc.assert(
    fc.property(anyChain, ({ begin, links, goes }) => {
      const chain = Array.from({ length: links }, (_, at) => period(begin + (at + 1) * 30, 30, `${at}`));
      // Ends to the millisecond, each where the one before ends.
      chain.forEach(
        (link, at) =>
          at > 0 && (link.endsAt = new Date((chain[at - 1]?.endsAt.getTime() ?? 0) + 30 * DAY_MS)),
      );
      const gone = chain[goes % links];
      if (!gone) return;
      const moved = new Map(moveForward(gone, chain, NOW).map(({ id, endsAt }) => [id, endsAt]));
      for (const link of chain.filter(({ id }) => id !== gone.id)) {
        const after = { ...link, endsAt: moved.get(link.id) ?? link.endsAt };
        expect(countLeft(after, NOW).ms).toBe(countLeft(link, NOW).ms);
        expect(findBegin(after) >= NOW || !moved.has(link.id)).toBe(true);
      }
    }),
  );
});
