import type { Unit } from '#platform/unit-of-work.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { isOfVersion, tellWhoDid } from '../deeds/tell-who-did.ts';
import { lockText } from './banner-store.ts';
import type { WrittenText } from './banner-view.ts';

type Seen = { id: string; version: number | undefined };

/** A sentence of the banner as it stands, held for a change by who has seen just this version. */
export async function openText(ctx: Context, unit: Unit, { id, version }: Seen): Promise<WrittenText> {
  const text = await lockText(unit.db, id);
  if (text && text.version === version) return text;
  const thing = { topic: 'banner', kind: 'banner', id, isWhy: text && isOfVersion(text.version) } as const;
  const who = await tellWhoDid(ctx, unit.db, thing);
  if (!text) throw new Refusal('not-found', `There is no such sentence.${who}`);
  throw new Refusal(
    'conflict',
    `This sentence was changed in the meantime.${who} Nothing of yours was saved: read it, then save again.`,
    {},
    { current: { version: text.version } },
  );
}
