import type { ReactNode } from 'react';
import { Tick } from './fields/choice.tsx';
import { useFieldState } from './form.tsx';

/** Stands in a form only once something was asked again: the question, and the box that answers it. */
export function AskedAgain({ name, children }: { name: string; children: ReactNode }) {
  const { problems, typed } = useFieldState(name);
  return problems.length > 0 || typed?.includes('yes') ? <Tick name={name}>{children}</Tick> : null;
}
