import { z } from 'zod';
import { type AdField, type FieldTable, type IsShown, listFields, toUnsaid, toWireName } from './field.ts';

export type ViewShape<Facts> = { [Name in keyof Facts]: z.ZodType<Facts[Name], Facts[Name]> };

/** The fields of an ad that is no draft, as they leave the house. */
export const toShownShape = <Facts>(table: FieldTable, isShown: IsShown): ViewShape<Facts> =>
  toShape(table, isShown, (field) => field.needed?.of === 'always');

/** The same of an ad that may still be a draft. */
export const toDraftShape = <Facts>(table: FieldTable, isShown: IsShown): ViewShape<Facts> =>
  toShape(table, isShown, () => false);

function toShape<Facts>(table: FieldTable, isShown: IsShown, isComplete: IsShown): ViewShape<Facts> {
  const shown = listFields(table).filter(([, field]) => isShown(field));
  const parts = shown.map(([name, field]) => [name, orNull(toValue(field), field, isComplete(field))]);
  return Object.fromEntries(parts) as ViewShape<Facts>;
}

/** Everything that was sent, by the names it was sent by. */
export function toOwnShape<Facts>(table: FieldTable): ViewShape<Facts> {
  const parts = listFields(table).flatMap(([name, field]) => {
    const wire = toWireName(name, field);
    const value = field.kind === 'size' ? z.string() : toValue(field);
    return wire === null ? [] : [[wire, orNull(value, field, false)] as const];
  });
  return Object.fromEntries(parts) as ViewShape<Facts>;
}

const orNull = (value: z.ZodType, field: AdField, isComplete: boolean): z.ZodType =>
  isComplete || toUnsaid(field) !== null ? value : value.nullable();

function toValue(field: AdField): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.of);
    case 'list':
      return z.array(z.enum(field.of));
    case 'countries':
      return z.array(z.string());
    case 'weight':
    case 'size':
    case 'money':
      return z.int();
    case 'number':
    case 'ratio':
      return z.number();
    case 'flag':
      return z.boolean();
    case 'day':
      return z.iso.date();
    case 'text':
    case 'country':
      return z.string();
  }
}
