import { data } from 'react-router';
import { readFormData } from './form-fields.ts';
import type { RefusedPage } from './refused-page.ts';
import type { Posted } from './submit.ts';

type Handlers = Record<string, (posted: Posted) => unknown>;

/**
 * Each form of a page says by `intent` what it wants. What no form of this page says was sent by an older one: nothing
 * is done, rather than the wrong thing.
 */
export async function byIntent<Intents extends Handlers>(
  { request, url, context }: Posted,
  intents: Intents,
): Promise<Awaited<ReturnType<Intents[keyof Intents]>>> {
  const form = await readFormData(request);
  const intent = form.get('intent');
  const handle = typeof intent === 'string' && Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!handle) {
    const refused: RefusedPage = {
      message: 'This form is out of date. Please load the page again and send it once more.',
    };
    throw data(refused, { status: 400 });
  }
  return (await handle({ request, url, context, form })) as Awaited<ReturnType<Intents[keyof Intents]>>;
}
