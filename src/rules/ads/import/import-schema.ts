import { z } from 'zod';
import { idField } from '../../text/text-schema.ts';
import { ROW_STATES } from './import-words.ts';

const MAX_NAME = 200;

/** The name of a file, whatever its machine allows in it. */
const fileName = z.string('Say what the file is called.').overwrite(
  (name) =>
    name
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, MAX_NAME) || 'ads.csv',
);

/** A file of ads as text. */
export const TryImport = z.strictObject({
  name: fileName.default('ads.csv'),
  text: z.string('Send the file as text.'),
});

/** The same as a form sends it. */
export const SendFile = z.strictObject({
  name: fileName,
  file: z.instanceof(Uint8Array, { error: 'Choose a CSV file.' }),
});

const importId = idField('Say which import you mean.');
export const NamedImport = z.strictObject({ importId });

/** Which rows of an import. */
export const ShowImport = z.strictObject({
  importId,
  show: z.enum([...ROW_STATES, 'problems'], 'Choose new, changes, same, wrong or problems.').optional(),
});
export type ShowImport = z.output<typeof ShowImport>;
