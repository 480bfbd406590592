import type { AdEvent, AdStatus } from '#rules/ads/state.ts';
import { can, ensureSignedIn } from '#rules/permissions.ts';
import { listOffersOfAd } from '../../agreements/for-staff/list-offers-for-staff.ts';
import type { StaffOffer } from '../../agreements/for-staff/staff-offer-view.ts';
import type { OwnAd } from '../../ads/mine/own-ad-view.ts';
import { showMyAd } from '../../ads/mine/show-my-ad.ts';
import type { Context } from '../../context.ts';
import { noteReading } from '../../readings/note-reading.ts';
import { findMeasurer } from '../../measuring/find-measurer.ts';
import { findAdFile, listAdSteps } from './ad-history-store.ts';

const MAX_STEPS = 50;

type Step = {
  at: string;
  event: AdEvent;
  from: AdStatus | null;
  to: AdStatus;
  by: string | null;
  reason: string | null;
};
type AdFile = {
  ad: OwnAd;
  seller: { id: string; username: string };
  enteredBy: string | null;
  enteredById: string | null;
  consent: { when: string; how: string } | null;
  risk: number;
  signals: string[];
  /** Who confirmed the length, and when; null where nobody has. */
  measured: { by: string | null; at: string } | null;
  steps: Step[];
  /** The last ones, for who also reads held messages: they are between two people. */
  offers: StaffOffer[];
};

/** An ad as staff open it: what it says, whose it is, what spoke against it, and every step of its life. Who opens it leaves a line. */
export async function openAdFile(ctx: Context, adId: string): Promise<AdFile> {
  const { ad } = await showMyAd(ctx, adId, 'open the file of this ad');
  await noteReading(ctx, ensureSignedIn(ctx.viewer), { action: 'ad.read', objectId: ad.id });
  const file = await findAdFile(ctx.db, ad.id);
  const steps = await listAdSteps(ctx.db, ad.id, MAX_STEPS);
  const measured = ad.measured ? await findMeasurer(ctx.db, ad.id) : null;
  const offers = can(ctx.viewer, 'handle held messages') ? await listOffersOfAd(ctx, ad.id) : [];
  const { consent_noted_at: when, consent_how: how } = file;
  return {
    ad,
    seller: { id: file.seller_id, username: file.seller_name },
    enteredBy: file.entered_name,
    enteredById: file.entered_by,
    consent: when && how ? { when: when.toISOString(), how } : null,
    risk: file.risk,
    signals: file.risk_signals,
    measured,
    offers,
    steps: steps.map(({ at, from_status, to_status, username, ...step }) => ({
      ...step,
      at: at.toISOString(),
      from: from_status,
      to: to_status,
      by: username,
    })),
  };
}
