import { DAY_MS, toDay } from '../time.ts';
import { mmToInches } from '../hair/measure.ts';

/** What a request may ask for. Lengths in half inches; the budget in minor units for each gram. */
export const WANTED_LIMITS = {
  halfInches: { min: 10, max: 120 },
  grams: { min: 20, max: 1000 },
  budget: { min: 1, max: 100_000 },
  /** From tomorrow on, in days from today. */
  days: { min: 1, max: 90 },
  note: 300,
} as const;

/** What is said at a field that makes no sense. */
export const WANTED_SENTENCES = {
  length: 'Enter a length between 5 and 60 inches, like 18, 18 in or 46 cm.',
  order: 'The shortest length is longer than the longest.',
  colours: 'Choose at least one colour.',
  textures: 'Choose at least one texture.',
  treatments: 'Choose at least one treatment.',
  ethnicities: 'Choose hair types from the list.',
  grams: 'Enter 20 to 1,000 grams.',
  cutState: 'Choose any, already cut or not cut yet.',
  budget: 'Enter 0.01 to 1,000 for each gram, or leave it empty.',
  currency: 'Choose US dollars, pounds, euros or rupees.',
  country: 'Say where it must be sent.',
  until: 'Choose a day from tomorrow to 90 days from now.',
} as const;

/** The second after a request's last day, in UTC; undefined for a day that cannot be chosen now. */
export function readUntil(day: string, now: Date): Date | undefined {
  const today = Date.parse(`${toDay(now.toISOString())}T00:00:00Z`);
  const chosen = Date.parse(`${day}T00:00:00Z`);
  const days = Math.round((chosen - today) / DAY_MS);
  const { min, max } = WANTED_LIMITS.days;
  return days >= min && days <= max ? new Date(chosen + DAY_MS) : undefined;
}

/** Its last day, like 2026-12-24. */
export const toLastDay = (endsAt: Date): string => toDay(new Date(endsAt.getTime() - 1).toISOString());

/** The length of hair in the unit requests are compared in. */
export const toHalfInches = (mm: number): number => mmToInches(mm) * 2;
