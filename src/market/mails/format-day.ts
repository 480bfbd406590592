import { findTimeZone, formatDayIn } from '#rules/countries/time-zones.ts';
import type { MailReader } from './mail-parts.ts';

/** '1 March 2026', by the calendar of the reader's country. */
export const formatDay = (date: Date, { country }: Pick<MailReader, 'country'>): string =>
  formatDayIn(date, findTimeZone(country));
