import type { MeasureAd } from '#rules/ads/ad-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { setMeasured, unsetMeasured } from '../../measuring/set-measured.ts';
import type { OwnAd } from '../mine/own-ad-view.ts';
import { presentOwnAd } from '../mine/present-own-ad.ts';
import { openForChange } from '../open-for-change.ts';
import { findAd } from '../own-ad-store.ts';

/** Staff compare the length with the tape in the photo, and say that it is so, or take that back. */
export async function measureAd(
  ctx: Context,
  { adId, version, isMeasured, reason }: MeasureAd,
): Promise<OwnAd> {
  return ctx.write(async (unit) => {
    const { account, row, photos } = await openForChange(ctx, unit.db, { adId, version }, 'review this ad');
    const tape = photos.find((photo) => photo.tape);
    if (row.measured === isMeasured)
      throw new Refusal(
        'conflict',
        isMeasured ? 'This ad is marked as measured already.' : 'This ad is not marked as measured.',
      );
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
    const changed = await findAd(unit.db, row.id);
    return presentOwnAd(ctx, unit.db, changed ?? row);
  });
}
