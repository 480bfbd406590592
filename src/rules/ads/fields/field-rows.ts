/** The beginnings of rows of the fields' table, for what many of them share. */

/** An ad that is no draft any more has it; without a sentence it comes by itself. */
export const always = <const Sentence extends string | null>(sentence: Sentence) =>
  ({ of: 'always', sentence }) as const;

export const choice = <
  const Step extends 'hair' | 'price',
  const Column extends string,
  const Values extends readonly string[],
>(
  step: Step,
  column: Column,
  values: Values,
  labels: Readonly<Record<Values[number], string>>,
) => ({ kind: 'choice', column, step, of: values, labels }) as const;

/** Free words of a person: whatever they say may name somebody. */
export const typed = <const Step extends 'price' | 'check', const Column extends string>(
  step: Step,
  column: Column,
  limits: { min: number; max: number; isLong?: true },
) =>
  ({
    kind: 'text',
    column,
    step,
    name: column,
    isPersonal: true,
    isLong: limits.isLong ?? false,
    ...limits,
  }) as const;

export const money = <const Column extends string>(column: Column, sentence: string) =>
  ({ kind: 'money', column, step: 'price', sentence }) as const;

export const size = <const Column extends string>(
  column: Column,
  name: string,
  limits: { min: number; max: number; inchStep: number },
) => ({ kind: 'size', column, step: 'hair', name, ...limits }) as const;

/** Off until it is ticked. */
export const flag = <const Column extends string | null>(column: Column, sentence: string) =>
  ({ kind: 'flag', column, unsaid: false, sentence }) as const;

/** `minPrice` and `maxPrice` for the name 'Price'. */
export const range = <const Group extends string, const Name extends string>(
  group: Group,
  name: Name,
  title: string,
) => ({ by: 'range', group, ends: [`min${name}`, `max${name}`], title }) as const;
