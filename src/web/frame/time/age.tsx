import { showAge } from '../../ui/dates.ts';
import { usePageTime } from './page-time.ts';

/** 'yesterday', '3 weeks ago': how long ago this was when the page was loaded. */
export const Age = ({ since }: { since: string }) => showAge(since, usePageTime());
