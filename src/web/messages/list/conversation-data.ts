import type { ConversationCard, Thread } from '#market/messages/message-view.ts';
import type { SuggestedTerms } from '#market/sales/agree/suggested-terms-view.ts';
import type { TalkSale } from '#market/sales/show/sale-view.ts';
import type { OfferGrounds } from '#market/offers/show/offer-grounds-view.ts';
import { CERTIFIED_BUYER } from '#rules/certified/buyer-check.ts';
import type { ThreadSale } from '#market/ratings/rating-view.ts';
import { describeRating } from '#rules/ratings/rating-words.ts';
import { toDay } from '#rules/time.ts';

/** A conversation as a list names it: nobody's id, and the day instead of the moment. */
export type ConversationLine = ReturnType<typeof toConversationLine>;

export const toConversationLine = ({ id, ad, other, lastText, lastAt, unread }: ConversationCard) => ({
  id,
  photo: ad.photo,
  title: ad.title,
  username: other.isCertified ? `${other.username} · ${CERTIFIED_BUYER}` : other.username,
  lastText,
  lastOn: toDay(lastAt),
  unread,
});

/** The open conversation, as its page shows it. */
export type ShownThread = ReturnType<typeof toShownThread>;

export function toShownThread(
  { conversation, messages, isBlockedByMe, canWrite }: Thread,
  {
    sale: { sale, toSell, other: rating },
    talk,
    terms,
    grounds,
  }: { sale: ThreadSale; talk: TalkSale; terms: SuggestedTerms | null; grounds: OfferGrounds },
) {
  const { id, ad, other, role, isArchived, unread } = conversation;
  return {
    id,
    ad: {
      url: ad.url,
      title: ad.title,
      status: ad.status,
      id: ad.id,
      isHidden: ad.isHidden,
      price: ad.price,
      currency: ad.currency,
      photo: ad.photo,
    },
    username: other.username,
    /** Whether our staff looked at this person, and what others said of them; '' while there is neither. */
    rating: [other.isCertified && CERTIFIED_BUYER, rating && describeRating(rating)]
      .filter(Boolean)
      .join(' · '),
    sale: sale && {
      saleId: sale.saleId,
      soldOn: toDay(sale.soldAt),
      isRatable: sale.isRatable,
      hasRated: sale.hasRated,
    },
    toSell,
    terms,
    talk: { light: talk.light, saleId: talk.sale?.id ?? null },
    steps: talk.steps.map(({ event, at }) => ({ event, at })),
    grounds,
    reportPath: `/report?kind=user&id=${other.id}`,
    // Who still wears the hair that is asked for reads all of the rule.
    isRuleOpen: ad.isUncut && role === 'seller',
    talker: role,
    isArchived,
    unread,
    messages,
    isBlockedByMe,
    canWrite,
  };
}
