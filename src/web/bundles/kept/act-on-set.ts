import { redirect } from 'react-router';
import { KeepBundle } from '#rules/bundles/bundle-schema.ts';
import { readText } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { BUNDLES_PATH } from '../need/need-query.ts';

/** Where each button of the form leads once the set is kept. */
const THEN: Record<string, string> = { ask: '#ask', offer: '?off=10#offer', look: '' };

/** Keeps a set as its page shows it, and goes on to it. */
export async function keepSet(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: KeepBundle,
    read: readKept,
    order: ({ bundles }, wish) => bundles.keep(wish),
  });
  if (!sent.isDone) return sent.back;
  const then = (posted.form && readText(posted.form, 'then')) ?? 'look';
  return redirect(`${BUNDLES_PATH}/${sent.answer.id}${THEN[then] ?? ''}`, 303);
}

function readKept(form: FormData) {
  const need = new URLSearchParams(readText(form, 'need') ?? '');
  return {
    name: readText(form, 'name'),
    need: Object.fromEntries(need),
    members: readText(form, 'members')?.split(','),
  };
}
