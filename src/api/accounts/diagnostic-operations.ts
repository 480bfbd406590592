import { RecordDiagnostic } from '#rules/accounts/settings-schema.ts';
import { change } from '../operation.ts';

/** What goes wrong in a browser without anybody being shown it. */
export const diagnosticOperations = {
  record: change({
    about: 'Leaves one record of a silent login that failed.',
    access: 'anyone',
    opensSession: true,
    input: RecordDiagnostic,
    order: (market, record) => market.diagnostics.record(record),
  }),
};
