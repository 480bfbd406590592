import { recordDiagnostic } from './record-diagnostic.ts';

/** What browsers tell of their troubles. */
export const diagnosticMenus = {
  diagnostics: { record: recordDiagnostic },
};
