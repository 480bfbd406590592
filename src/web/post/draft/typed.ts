import { createContext, use } from 'react';
import type { Fields } from './local-copy.ts';

/** What stands in the form of this step while it is typed; null on the server and until React has taken over. */
export const TypedContext = createContext<Fields | null>(null);

export const useTypedFields = (): Fields | null => use(TypedContext);

/** What stands in one field; undefined where nobody knows yet. */
export function useTypedValue(name: string): string | undefined {
  const fields = useTypedFields();
  return fields === null ? undefined : (fields.find(([each]) => each === name)?.[1] ?? '');
}

export function toFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
