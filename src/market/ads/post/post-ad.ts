import type { Account } from '#rules/accounts/account.ts';
import { ensureFacts } from '#rules/ads/checks/conditions.ts';
import type { PostAd } from '#rules/ads/ad-schema.ts';
import { can, ensure } from '#rules/permissions.ts';
import type { OwnAd } from '../mine/own-ad-view.ts';
import { type Problems, Refusal } from '#rules/refusal.ts';
import { findSeller } from '../../people/find-seller.ts';
import type { Context } from '../../context.ts';
import { attachPhotos } from '../../photos/attach-photos.ts';
import { askForAvif } from '../../photos/add-avif-copies.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { toAdColumns } from '../ad-facts-row.ts';
import { confirmBySales } from '../../measuring/confirm-by-sales.ts';
import { ensureDraftsFit } from './ensure-drafts-fit.ts';
import { ensurePhotosMayCome } from '../ensure-place.ts';
import { auditEntered, toEnteredBy } from './enter-draft.ts';
import { ensurePriceMeant } from './ensure-price-meant.ts';
import { insertDraft, updateAd } from '../own-ad-store.ts';
import { presentOwnAd } from '../mine/present-own-ad.ts';
import { submitAd } from './submit-ad.ts';
import { writeStepMail } from '../life/write-step-mail.ts';

/** A new ad, saved as a draft or submitted at once. Staff post for a seller and note how that person agreed. */
export async function postAd(ctx: Context, input: PostAd): Promise<OwnAd> {
  const account = ensure(ctx.viewer, 'post an ad');
  const now = ctx.now();
  const { facts, submit } = input;
  return ctx.write(async (unit) => {
    const rates = await readRatesInside(unit.db);
    ensureFacts(facts, { isComplete: submit, now, rates });
    if (submit) await ensurePriceMeant({ ...ctx, db: unit.db }, facts, input.priceConfirmed);
    const owner = await findOwner(unit.db, account, input);
    let row = await insertDraft(unit.db, {
      ...owner,
      ...toAdColumns(facts, now),
      status_since: now,
      created_at: now,
    });
    if (!submit) await ensurePhotosMayCome(ctx, unit.db, row.seller_id, facts.photos.length);
    const album = { adId: row.id, sellerId: row.seller_id, uploaders: [row.seller_id, account.id] };
    await attachPhotos(unit.db, { ...album, photos: facts.photos });
    if (!submit) await ensureDraftsFit(ctx, unit.db, row.seller_id);
    else {
      const change = await submitAd(ctx, unit.db, { account, row, facts });
      row = await updateAd(unit.db, row, change, { event: 'submit', reason: null });
      await confirmBySales(ctx, unit, row.seller_id);
      await writeStepMail(ctx, unit, row);
      await askForAvif(ctx, unit, row.id);
    }
    if (input.consent) await auditEntered(unit, row);
    return presentOwnAd(ctx, unit.db, row);
  });
}

/** Sellers post for themselves; staff for a seller, never without the note on consent. */
async function findOwner(db: Context['db'], account: Account, { sellerId, consent }: PostAd) {
  const isForOthers: boolean = can(account, 'post an ad for a seller');
  if (!isForOthers) {
    if (sellerId !== null && sellerId !== account.id)
      throw new Refusal('not-allowed', 'You may not post an ad for another seller.');
    return { seller_id: account.id };
  }
  const seller = sellerId === null ? undefined : await findSeller(db, sellerId);
  const problems: Problems = {};
  if (!seller) problems['sellerId'] = ['Choose the seller you post this ad for.'];
  if (!consent) problems['consent'] = ['Note when and how the seller agreed.'];
  if (!seller || !consent) throw new Refusal('invalid', 'Please check what you entered.', problems);
  return { seller_id: seller.id, ...toEnteredBy(account.id, consent) };
}
