import { redirect } from 'react-router';
import { WaitUntilFree } from '#rules/search/saved/saved-ads-schema.ts';
import { isToStay } from '../../../request/form-fields.ts';
import { type Posted, submit } from '../../../request/submit.ts';

/** Somebody wants to hear when this hair is free again. By script the page stays; without, the list says so. */
export async function waitFromForm(posted: Posted, adId: string) {
  const sent = await submit({
    ...posted,
    schema: WaitUntilFree,
    read: () => ({ adId }),
    order: ({ saved }, wish) => saved.waitUntilFree(wish),
  });
  if (!sent.isDone) return sent.back;
  if (posted.form && isToStay(posted.form)) return sent.answer;
  throw redirect('/saved', 303);
}
