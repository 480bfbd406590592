import { use } from 'react';
import { FormTokenContext } from './form-state.ts';

/** Only a page of ours can know the token of the session: every form that writes repeats it. */
export function FormToken() {
  const token = use(FormTokenContext);
  return token === null ? null : <input type="hidden" name="token" value={token} />;
}
