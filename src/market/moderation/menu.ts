import { appealReport } from './appeal-report.ts';
import { createReport } from '../reports/create-report.ts';
import { resolveAppeal } from './resolve-appeal.ts';
import { resolveHeldMessage } from './resolve-held-message.ts';
import { resolveReport } from './resolve-report.ts';
import { showDecision } from './show-decision.ts';

/** Everything that can be done with reports. */
export const reportMenus = {
  reports: {
    create: createReport,
    resolve: resolveReport,
    decision: showDecision,
    appeal: appealReport,
    resolveAppeal,
    resolveHeld: resolveHeldMessage,
  },
};
