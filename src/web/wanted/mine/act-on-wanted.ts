import { redirect } from 'react-router';
import { DeleteWanted, EndWanted, RenewWanted } from '#rules/wanted/wanted-schema.ts';
import { isTicked, readText } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';

/** What its owner does with a request, from the list of their own or from its page. */
export const wantedActs = (after: string) => ({
  end: (posted: Posted) => endFromForm(posted, after),
  renew: (posted: Posted) => renewFromForm(posted, after),
  delete: deleteFromForm,
});

const readSeen = (form: FormData) => ({
  wantedId: readText(form, 'wantedId') ?? '',
  version: Number(form.get('version')),
});

async function endFromForm(posted: Posted, after: string) {
  const sent = await submit({
    ...posted,
    schema: EndWanted,
    read: readSeen,
    order: ({ wanted }, asked) => wanted.end(asked),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${after}?done=ended`, 303);
}

async function renewFromForm(posted: Posted, after: string) {
  const sent = await submit({
    ...posted,
    schema: RenewWanted,
    read: (form) => ({
      ...readSeen(form),
      until: readText(form, 'until') ?? '',
      sendForReview: isTicked(form, 'sendForReview'),
    }),
    order: ({ wanted }, asked) => wanted.renew(asked),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${after}?done=${sent.answer.status === 'live' ? 'renewed' : 'waits'}`, 303);
}

async function deleteFromForm(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: DeleteWanted,
    read: readSeen,
    order: ({ wanted }, asked) => wanted.delete(asked),
  });
  if (!sent.isDone) return sent.back;
  throw redirect('/wanted/mine?done=deleted', 303);
}
