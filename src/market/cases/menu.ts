import { makeCaseStamp } from './case-stamp.ts';
import { openCase } from './open-case.ts';
import { showCase } from './show-case.ts';

/** What people write to us. */
export const caseMenus = {
  cases: { stamp: makeCaseStamp, open: openCase, show: showCase },
};
