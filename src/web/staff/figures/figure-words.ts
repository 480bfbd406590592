import { showDay, showMonth } from '../../ui/dates.ts';

/** '3 Nov' for a day or a week, 'Nov 26' for a month. */
export const showStep = (from: string, step: 'day' | 'week' | 'month'): string =>
  step === 'month' ? showMonth(from) : showDay(from);

/** '45 min', '3 h', '2 days'. */
export function showMinutes(minutes: number): string {
  if (minutes < 90) return `${Math.round(minutes)} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / (24 * 60))} days`;
}
