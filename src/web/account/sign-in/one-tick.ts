import { data } from 'react-router';
import type { FormState } from '../../ui/form/form-state.ts';

/** One tick says that somebody is of age and accepts the terms, so it is told what is wrong with either. */
export function toOneTick({ data: state, init }: ReturnType<typeof data<FormState>>) {
  const { adult = [], termsVersion = [], ...problems } = state.problems;
  const agreed = [...adult, ...termsVersion];
  return data({ ...state, problems: agreed.length > 0 ? { ...problems, agreed } : problems }, init ?? {});
}
