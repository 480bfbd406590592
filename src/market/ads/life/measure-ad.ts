import type { MeasureAd } from '#rules/ads/ad-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { Context } from '../../context.ts';
import { tellWhoDid } from '../../deeds/tell-who-did.ts';
import { setMeasured, unsetMeasured } from '../../measuring/set-measured.ts';
import type { OwnAd } from '../mine/own-ad-view.ts';
import { presentOwnAd } from '../mine/present-own-ad.ts';
import { openForChange } from '../open-for-change.ts';
import { findAd } from '../own-ad-store.ts';
import { tellSeller } from '../tell-seller.ts';

/** Staff compare the length with the tape in the photo, and say that it is so, or take that back. */
export async function measureAd(
  ctx: Context,
  { adId, version, isMeasured, message, reason }: MeasureAd,
): Promise<OwnAd> {
  return ctx.write(async (unit) => {
    const { account, row, photos } = await openForChange(ctx, unit.db, { adId, version }, 'review this ad');
    const tape = photos.find((photo) => photo.tape);
    if (row.measured === isMeasured) throw await decidedAlready(ctx, unit.db, { adId, isMeasured });
    if (!isMeasured) await unsetMeasured(unit, row.id);
    else if (!tape || row.length_mm === null)
      throw new Refusal('conflict', 'No photo of this ad is marked as showing a tape.');
    else
      await setMeasured(unit, {
        adId: row.id,
        photoId: tape.id,
        lengthMm: row.length_mm,
        confirmedBy: account.id,
        now: ctx.now(),
      });
    await unit.audit({
      action: isMeasured ? 'ad.measure' : 'ad.unmeasure',
      objectKind: 'ad',
      objectId: row.id,
      before: { measured: row.measured },
      after: { measured: isMeasured },
      reason,
    });
    const act = isMeasured ? 'ad-measure' : 'ad-unmeasure';
    await tellSeller(ctx, unit, { account, row, act, message });
    const changed = await findAd(unit.db, row.id);
    return presentOwnAd(ctx, unit.db, changed ?? row);
  });
}

/** Of two of us who compare the same tape the second hears who was first. */
async function decidedAlready(
  ctx: Context,
  db: Database,
  { adId, isMeasured }: Pick<MeasureAd, 'adId' | 'isMeasured'>,
): Promise<Refusal> {
  const isWhy = ({ action }: { action: string }) => action === (isMeasured ? 'ad.measure' : 'ad.unmeasure');
  const who = await tellWhoDid(ctx, db, { topic: 'measuring', kind: 'ad', id: adId, isWhy });
  const how = isMeasured ? 'This ad is marked as measured already.' : 'This ad is not marked as measured.';
  return new Refusal('conflict', how + who);
}
