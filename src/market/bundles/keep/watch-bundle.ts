import type { WatchBundle } from '#rules/bundles/bundle-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { lockPerson } from '../../people/lock-person.ts';
import type { KeptBundleView } from '../bundle-view.ts';
import { setWatched } from './bundle-store.ts';
import { ensureRoomToWatch } from './ensure-bundle-fits.ts';
import { findOwnBundle } from './find-own-bundle.ts';
import { showChanged } from './show-bundle.ts';

/** Begins or ends the news of a bundle: as many as the plan watches. */
export async function watchBundle(
  ctx: Context,
  { bundleId, isWatched }: WatchBundle,
): Promise<KeptBundleView> {
  const viewer = ensure(ctx.viewer, 'keep bundles');
  return ctx.write(async ({ db }) => {
    await lockPerson(db, viewer.id);
    const own = await findOwnBundle(db, viewer.id, bundleId);
    if (isWatched && !own.is_watched) await ensureRoomToWatch(ctx, db, viewer);
    await setWatched(db, { accountId: viewer.id, id: own.id, isWatched });
    return showChanged(ctx, db, own.id);
  });
}
