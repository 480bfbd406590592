import { ContactBundle, NameBundle, SwapMember, WatchBundle } from '#rules/bundles/bundle-schema.ts';
import { readText } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';

/** What can be done with a kept set, by the forms of its page. `onWritten` hears what was written to the sellers. */
export const keptActs = (bundleId: string, onWritten: (message: string) => void) => ({
  drop: (posted: Posted) =>
    submit({
      ...posted,
      schema: NameBundle,
      read: () => ({ bundleId }),
      order: ({ bundles }, which) => bundles.drop(which),
    }),
  watch: (posted: Posted) =>
    submit({
      ...posted,
      schema: WatchBundle,
      read: (form) => ({ bundleId, isWatched: readText(form, 'isWatched') === 'yes' }),
      order: ({ bundles }, wish) => bundles.watch(wish),
    }),
  swap: (posted: Posted) =>
    submit({
      ...posted,
      schema: SwapMember.required(),
      read: (form) => ({ bundleId, place: Number(readText(form, 'place')), adId: readText(form, 'adId') }),
      order: ({ bundles }, wish) => bundles.swap(wish),
    }),
  ask: (posted: Posted) =>
    submit({
      ...posted,
      schema: ContactBundle,
      read: (form) => {
        const message = readText(form, 'message') ?? '';
        onWritten(message);
        return { bundleId, message, sendForReview: readText(form, 'sendForReview') === 'yes' };
      },
      order: ({ bundles }, wish) => bundles.contact(wish),
    }),
  offer: (posted: Posted) =>
    submit({
      ...posted,
      schema: ContactBundle,
      read: (form) => ({ bundleId, takePercentOff: Number(readText(form, 'takePercentOff') ?? NaN) }),
      order: ({ bundles }, wish) => bundles.contact(wish),
    }),
});
