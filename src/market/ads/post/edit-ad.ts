import type { Unit } from '#platform/unit-of-work.ts';
import { ensureFacts } from '#rules/ads/checks/conditions.ts';
import { type AdFacts, mergeFacts } from '#rules/ads/ad-facts.ts';
import { isScoredAgain } from '#rules/ads/checks/risk.ts';
import { ensureEditable, statusAt } from '#rules/ads/state.ts';
import { Refusal } from '#rules/refusal.ts';
import type { OwnAd } from '../mine/own-ad-view.ts';
import type { KeepersPermission } from '#rules/permissions.ts';
import { followEdit } from '../../agreements/end/follow-edit.ts';
import type { Context } from '../../context.ts';
import { attachPhotos } from '../../photos/attach-photos.ts';
import { askForAvif } from '../../photos/add-avif-copies.ts';
import { confirmBySales } from '../../measuring/confirm-by-sales.ts';
import { reportAdBySystem } from '../../reports/report-ad-by-system.ts';
import { mayKnowFloor } from '../may-know-floor.ts';
import { toAdColumns, toAdLife } from '../ad-facts-row.ts';
import { auditAdStep } from '../audit-ad-step.ts';
import { ensureDraftPhotosFit } from './ensure-drafts-fit.ts';
import { ensurePhotosFit, ensurePhotosMayCome, lockPlan } from '../ensure-place.ts';
import { ensurePriceMeant, isPriceChanged } from './ensure-price-meant.ts';
import { listChangedLabels, tellSeller } from '../tell-seller.ts';
import { ensureSeen, openAnyVersion, type OpenAd } from '../open-for-change.ts';
import { type AdChange, updateAd } from '../own-ad-store.ts';
import { presentOwnAd } from '../mine/present-own-ad.ts';
import { askForPriceDrop } from '../news/ask-for-price-drop.ts';
import { scoreAd } from './score-ad.ts';
import { ensureComplete, submitAd } from './submit-ad.ts';
import { writeStepMail } from '../life/write-step-mail.ts';

type Edit = {
  adId: string;
  version: number;
  changes: Partial<AdFacts>;
  submit: boolean;
  priceConfirmed?: boolean | null | undefined;
  reason?: string | null;
  /** What staff tell the seller. */
  message?: string | undefined;
};
/** Changes what an ad says, and submits it if that is asked. A live ad whose core facts change is scored again. */
export async function editAd(
  ctx: Context,
  edit: Edit,
  permission: KeepersPermission = 'change this ad',
): Promise<OwnAd> {
  return ctx.write(async (unit) => {
    const open = await openAnyVersion(ctx, unit.db, edit.adId, permission);
    if (isSavedAlready(open, edit)) return presentOwnAd(ctx, unit.db, open.row);
    await ensureSeen(ctx, unit.db, open, edit.version);
    ensureEditable(toAdLife(open.row), ctx.now());
    const facts = lowerFloor(open, mergeFacts(open.facts, withoutFloor(open, edit.changes)));
    const columns = toAdColumns(facts, ctx.now(), open.row);
    if (open.row.status === 'draft' && !edit.submit)
      ensureFacts(facts, { isComplete: false, now: ctx.now() });
    else await ensureComplete(ctx, unit.db, columns, facts);
    if (edit.submit || (open.row.status !== 'draft' && isPriceChanged(open.facts, facts)))
      await ensurePriceMeant(
        { ...ctx, db: unit.db },
        withFloorKnown(open, facts),
        edit.priceConfirmed === true,
      );

    await followEdit(ctx, unit, open.row, { before: open.facts, after: facts });
    if (edit.changes.photos) await changePhotos(ctx, unit, { ...open, submit: edit.submit }, facts);
    const { account, row } = open;
    const step = edit.submit
      ? await submitAd(ctx, unit.db, { account, row, facts })
      : await scoreAgain(ctx, unit, open, facts);
    const event = edit.submit ? { event: 'submit' as const, reason: null } : undefined;
    const changed = await updateAd(unit.db, row, { ...columns, ...step }, event);
    if (edit.submit || edit.changes.photos || edit.changes.lengthMm !== undefined)
      await confirmBySales(ctx, unit, row.seller_id);
    if (edit.submit) await writeStepMail(ctx, unit, changed);
    if (row.status === 'live')
      await askForPriceDrop(ctx, unit, { adId: row.id, before: open.facts, after: facts });
    if (edit.submit || (edit.changes.photos && row.status !== 'draft')) await askForAvif(ctx, unit, row.id);
    await auditAdStep(unit, account, row, changed, {
      action: 'ad.edit',
      reason: edit.reason ?? null,
      beside: notePhotos(open.facts, facts),
    });
    const changes = listChangedLabels(open.facts, facts);
    await tellSeller(ctx, unit, { account, row: changed, act: 'ad-edit', message: edit.message, changes });
    return presentOwnAd(ctx, unit.db, changed);
  });
}

/** Who does not know the lowest offer sends an empty field, and cannot mean to change it. */
function withoutFloor(
  { account, row }: OpenAd,
  { offerFloor, ...changes }: Edit['changes'],
): Edit['changes'] {
  if (offerFloor === undefined) return changes;
  if (mayKnowFloor(account, row)) return { ...changes, offerFloor };
  if (offerFloor === null) return changes;
  const sentence = 'Only its seller sets the lowest offer.';
  throw new Refusal('invalid', sentence, { offerFloor: [sentence] });
}

/**
 * Who does not know the lowest offer cannot be told that their price is below it: it goes down with the price, and its
 * seller reads that it did.
 */
function lowerFloor({ account, row }: OpenAd, facts: AdFacts): AdFacts {
  const { price, offerFloor } = facts;
  if (mayKnowFloor(account, row) || offerFloor === null || price === null) return facts;
  return { ...facts, offerFloor: Math.min(offerFloor, price) };
}

/** Nor are they asked whether they mean it. */
const withFloorKnown = ({ account, row }: OpenAd, facts: AdFacts): AdFacts =>
  mayKnowFloor(account, row) ? facts : { ...facts, offerFloor: null };

/** A page that is left may send what the next page restores and sends again: the second finds it done. */
const isSavedAlready = ({ row, facts }: OpenAd, { changes, submit, version }: Edit): boolean =>
  row.status === 'draft' &&
  !submit &&
  row.version !== version &&
  JSON.stringify(mergeFacts(facts, changes)) === JSON.stringify(facts);

/** Photos are another table: how many there were and are, and that others stand there now. */
function notePhotos({ photos: before }: AdFacts, { photos: after }: AdFacts) {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const isSameCount = before.length === after.length;
  return {
    before: { photos: before.length },
    after: { photos: isSameCount ? `${after.length}, changed` : after.length },
  };
}

async function changePhotos(
  ctx: Context,
  { db }: Unit,
  { row, account, facts: before, submit }: OpenAd & { submit: boolean },
  { photos }: AdFacts,
): Promise<void> {
  const isMore = photos.length > before.photos.length;
  if (isMore) await ensurePhotosMayCome(ctx, db, row.seller_id, photos.length);
  const uploaders = [row.seller_id, account.id];
  await attachPhotos(db, { adId: row.id, sellerId: row.seller_id, uploaders, photos });
  if (isMore && row.status === 'draft' && !submit) await ensureDraftPhotosFit(ctx, db, row.seller_id);
}

/** An ad on show stays there while staff look at what is new about it: the table knows no way back from live. */
async function scoreAgain(
  ctx: Context,
  { db }: Unit,
  { row, facts: before }: OpenAd,
  facts: AdFacts,
): Promise<AdChange> {
  if (row.status === 'draft' || !isScoredAgain(before, facts)) return {};
  const standing = await lockPlan(ctx, db, row.seller_id);
  if (facts.photos.length > before.photos.length) ensurePhotosFit(standing, facts.photos.length);
  const isTrader = standing.plan?.showsTraderDetails ?? false;
  const ad = { id: row.id, sellerId: row.seller_id };
  const { risk, signals } = await scoreAd(ctx, db, { ...ad, facts, isTrader });
  const fresh = signals.filter((signal) => !row.risk_signals.includes(signal));
  if (fresh.length > 0 && statusAt(toAdLife(row), ctx.now()) === 'live')
    await reportAdBySystem(db, row.id, `After a change of the live ad: ${fresh.join(', ')}.`, ctx.now());
  return { risk, risk_signals: signals };
}
