import type { ContactBundle } from '#rules/bundles/bundle-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { isRefusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { contactSeller } from '../../messages/write/contact-seller.ts';
import { foreseeOffer } from '../../offers/make/foresee-offer.ts';
import { makeOffer } from '../../offers/make/make-offer.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { attempt } from '../attempt-store.ts';
import type { ContactResultView } from '../bundle-view.ts';
import { findMemberState } from '../find-member-state.ts';
import { listMemberAds, type ShownRow } from '../hank-store.ts';
import { findOwnBundle } from '../keep/find-own-bundle.ts';
import { listAsked } from './asked-store.ts';
import { NOT_LIVE, nameAd } from './plan-contact.ts';

type Sent = Pick<ContactResultView, 'isSent' | 'sentence' | 'conversationId'>;

/**
 * Writes to the sellers of all hanks of a bundle, or offers for each: every one a conversation of its own, and nobody
 * hears of the others. What is refused is said in its row; the rest is sent all the same. Asked again, as after a lost
 * answer or in a second tab, nobody reads the same words twice.
 */
export async function contactBundle(ctx: Context, wish: ContactBundle): Promise<ContactResultView[]> {
  const viewer = ensure(ctx.viewer, 'keep bundles');
  return ctx.write(async (unit) => {
    const inner: Context = {
      ...ctx,
      db: unit.db,
      write: (inside) => inside(unit),
      cached: (_key, ask) => ask(inner),
    };
    await lockPerson(unit.db, viewer.id);
    const { members } = await findOwnBundle(unit.db, viewer.id, wish.bundleId);
    const ids = members.map(({ ad_id }) => ad_id);
    const known = await listKnown(unit.db, viewer.id, wish, ids);
    const rows = await listMemberAds(unit.db, ids);
    const asked = new Map<string, ShownRow & { conversationId: string | null }>();
    const results: ContactResultView[] = [];
    for (const id of ids) {
      const row = rows.get(id);
      const state = findMemberState(row, { viewerId: viewer.id, now: ctx.now() });
      if (row === undefined || state !== 'live') {
        const shown = state === 'gone' ? undefined : row;
        results.push({ ...nameAd(id, shown), ...refused(NOT_LIVE[state === 'live' ? 'gone' : state]) });
        continue;
      }
      const conversationId = known.get(row.seller_id);
      if (conversationId !== undefined) {
        results.push({ ...nameAd(id, row), ...refused(ASKED), conversationId });
        continue;
      }
      const sameSeller = wish.takePercentOff === undefined ? asked.get(row.seller_id) : undefined;
      const sent = sameSeller ? sentBefore(sameSeller) : await send(inner, wish, id);
      if (sent.isSent) asked.set(row.seller_id, { ...row, conversationId: sent.conversationId });
      results.push({ ...nameAd(id, row), ...sent });
    }
    return results;
  });
}

/** Where the same question stands already. An offer has rules of its own against a second one. */
const listKnown = async (
  db: Context['db'],
  buyerId: string,
  { message, takePercentOff }: ContactBundle,
  adIds: readonly string[],
): Promise<Map<string, string>> =>
  message === undefined || takePercentOff !== undefined
    ? new Map()
    : listAsked(db, { buyerId, adIds, text: message });

async function send(ctx: Context, wish: ContactBundle, adId: string): Promise<Sent> {
  try {
    return await attempt(ctx.db, () =>
      wish.takePercentOff === undefined
        ? ask(ctx, wish, adId)
        : offer(ctx, wish, { adId, percentOff: wish.takePercentOff }),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [inField] = Object.values(error.fields).flatMap((sentences) => sentences ?? []);
    return refused(inField ?? error.message);
  }
}

async function ask(
  ctx: Context,
  { message = '', sendForReview }: ContactBundle,
  adId: string,
): Promise<Sent> {
  const { conversationId, screening } = await contactSeller(ctx, { adId, message, sendForReview });
  return { isSent: true, sentence: screening === 'held' ? HELD : 'Message sent', conversationId };
}

async function offer(
  ctx: Context,
  { message: note = '', sendForReview }: ContactBundle,
  { adId, percentOff }: { adId: string; percentOff: number },
): Promise<Sent> {
  // Those before it are written already and count by themselves.
  const foreseen = await foreseeOffer(ctx, { adId, percentOff, before: 0 });
  if (foreseen.offer === null) return refused(foreseen.problem ?? 'No offer can be made now.');
  const { amount } = foreseen.offer;
  const { offer: made } = await makeOffer(ctx, { adId, amount, note, sendForReview });
  const sentence = made.state === 'held' ? HELD : 'Offer sent';
  return { isSent: true, sentence, conversationId: made.conversationId };
}

const ASKED = 'You have asked this already.';
const HELD = 'One of our staff reads it first';
const refused = (sentence: string): Sent => ({ isSent: false, sentence, conversationId: null });

/** A seller of two hanks is asked once: they would read the same words twice. */
const sentBefore = ({
  seller,
  title,
  conversationId,
}: ShownRow & { conversationId: string | null }): Sent => ({
  isSent: true,
  sentence: `Your message to ${seller} is in the conversation about “${title}”.`,
  conversationId,
});
