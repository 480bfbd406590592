import { z } from 'zod';
import { idField, lines } from '../text/text-schema.ts';

/** Names a statement by the signed link of its e-mail. */
export const StatementLink = z.strictObject({
  id: idField('This link is not complete. Copy it again from our e-mail.'),
  key: z.string().max(200),
});
export type StatementLink = z.output<typeof StatementLink>;

export const ObjectToStatement = StatementLink.extend({
  text: lines({ name: 'text', min: 20, max: 4000 }),
});
export type ObjectToStatement = z.output<typeof ObjectToStatement>;
