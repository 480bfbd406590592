import { randomSecret } from '#platform/secrets/secrets.ts';
import { writeNeed } from '#rules/bundles/bundle-need-words.ts';
import type { KeepBundle } from '#rules/bundles/bundle-schema.ts';
import { goTogether } from '#rules/bundles/hair-together.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { lockPerson } from '../../people/lock-person.ts';
import type { KeptBundleView } from '../bundle-view.ts';
import { type BundleRow, insertBundle, listBundleRows, setWatched } from './bundle-store.ts';
import { ensureRoomToKeep, ensureRoomToWatch } from './ensure-bundle-fits.ts';
import { readMembers, toMemberRow } from './read-members.ts';
import { showChanged } from './show-bundle.ts';

/** Keeps a set under a name, with what each hank costs now. Kept twice for the same need, it is still one. */
export async function keepBundle(ctx: Context, wish: KeepBundle): Promise<KeptBundleView> {
  const viewer = ensure(ctx.viewer, 'keep bundles');
  return ctx.write(async ({ db }) => {
    await lockPerson(db, viewer.id);
    const members = await readMembers({ ...ctx, db }, wish.members, wish.need);
    ensureTogether(members, wish.need);
    const same = (await listBundleRows(db, viewer.id)).find((kept) => isSame(kept, wish));
    if (wish.watch && same?.is_watched !== true) await ensureRoomToWatch(ctx, db, viewer);
    if (same) {
      if (wish.watch) await setWatched(db, { accountId: viewer.id, id: same.id, isWatched: true });
      return showChanged(ctx, db, same.id);
    }
    await ensureRoomToKeep(ctx, db, viewer);
    const id = await insertBundle(db, {
      accountId: viewer.id,
      name: wish.name,
      need: wish.need,
      isWatched: wish.watch,
      unsubscribeToken: randomSecret(),
      members: members.map((member, place) => toMemberRow(member, place + 1)),
      now: ctx.now(),
    });
    return showChanged(ctx, db, id);
  });
}

const isSame = ({ need, members }: BundleRow, wish: KeepBundle): boolean =>
  writeNeed(need) === writeNeed(wish.need) &&
  members.length === wish.members.length &&
  members.every(({ ad_id }) => wish.members.includes(ad_id));

function ensureTogether(members: Awaited<ReturnType<typeof readMembers>>, need: KeepBundle['need']): void {
  const hanks = members.map(({ hank }) => hank);
  const areGood = hanks.every((one, place) =>
    hanks.slice(place + 1).every((other) => goTogether(one, other, need)),
  );
  if (!areGood)
    throw new Refusal('invalid', 'Please check what you entered.', {
      members: ['These hanks do not go together for what you need.'],
    });
}
