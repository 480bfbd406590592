import {
  ADMIN,
  type AccessRow,
  DECISION,
  MODERATES,
  MODERATION,
  hiddenFrom,
  only,
  reason,
  STAFF,
  staffsAd,
} from './access-verdicts.ts';

/** Of others, never one's own: that has a button of its own. */
const dataOfPerson: AccessRow = {
  ...DECISION,
  of: { thing: 'account', own: only(), others: only('admin'), more: { reason } },
};

/** Creators have their own, and hear of no other. */
const invitation = (more: object = {}): AccessRow => ({
  atAll: only('creator', 'admin'),
  asksProof: true,
  of: {
    thing: 'invitation',
    own: only('creator', 'admin'),
    others: hiddenFrom(only('admin'), 'creator'),
    more,
  },
});

/** Who of the staff may do what: the operations of the staff area. */
export const STAFF_ACCESS: Record<string, AccessRow> = {
  'super-admin-user/getProfile': { atAll: STAFF },
  'super-admin-user/today': { atAll: STAFF },
  'super-admin-user/getMyAds': { atAll: only('creator', 'admin') },
  'super-admin-user/getMyAdDetails': {
    atAll: only('creator', 'admin'),
    of: {
      thing: 'ad by its id',
      own: only('creator', 'admin'),
      others: hiddenFrom(only('admin'), 'creator'),
    },
  },
  'super-admin-user/inviteSeller': { atAll: only('creator', 'admin'), asksProof: true },
  'super-admin-user/invitations': { atAll: only('creator', 'admin') },
  'super-admin-user/sendInvitation': invitation(),
  'super-admin-user/withdrawInvitation': invitation({ reason }),
  'super-admin-user/updateMyAdDetails': staffsAd('draft to change'),
  'super-admin-user/updateAsSold': staffsAd('ad'),
  'super-admin-user/updateAsDelete': staffsAd('ad'),
  'super-admin-user/updateAsLive': staffsAd('ad that pauses'),
  // It has no featured place that it could give back: whoever may is told so.
  'super-admin-user/updateAsFeatured': staffsAd('ad', { featured: false }, 409),
  'super-admin-user/reviewQueue': { atAll: STAFF },
  'super-admin-user/undoReview': { atAll: STAFF, asksProof: true },
  'super-admin-user/measureAd': {
    atAll: STAFF,
    asksProof: true,
    of: { thing: 'ad with a tape', own: only('admin'), others: STAFF, more: { isMeasured: true, reason } },
  },
  'super-admin-user/reviewAd': {
    atAll: STAFF,
    asksProof: true,
    of: {
      thing: 'ad that waits',
      own: only('admin'),
      others: STAFF,
      more: { decision: 'reject', reason },
    },
  },
  'super-admin-user/getAllAdminAds': MODERATES,
  'super-admin-user/getUserAds': {
    atAll: STAFF,
    of: { thing: 'seller one enters for', own: STAFF, others: MODERATES.atAll },
  },
  'super-admin-user/getUsers': MODERATES,
  'super-admin-user/getUsersSubscription': ADMIN,
  'super-admin-user/updateUserAsDelete': {
    atAll: only('moderator', 'admin'),
    asksProof: true,
    of: { thing: 'account', own: only(), others: only('moderator', 'admin'), more: { reason } },
  },
  'super-admin-user/notes': { ...MODERATES, of: { thing: 'account', own: only(), others: MODERATES.atAll } },
  'super-admin-user/addNote': {
    ...MODERATION,
    of: { thing: 'account', own: only(), others: MODERATES.atAll, more: { note: 'Wrote twice.' } },
  },
  'super-admin-user/buyerChecks': MODERATES,
  'super-admin-user/certifyBuyer': MODERATION,
  'super-admin-user/refuseBuyer': MODERATION,
  'super-admin-user/withdrawBuyer': MODERATION,
  'super-admin-user/takeBackNote': MODERATION,
  'super-admin-user/writeToPerson': MODERATION,
  'super-admin-user/bans': MODERATES,
  'super-admin-user/banUser': {
    ...MODERATION,
    of: {
      thing: 'account',
      own: only(),
      others: MODERATES.atAll,
      more: { kind: 'address', days: 7, reason },
    },
  },
  'super-admin-user/liftBan': MODERATION,
  'super-admin-user/updateUserAsActive': MODERATION,
  'super-admin-user/revealEmail': DECISION,
  'super-admin-user/exportUserData': dataOfPerson,
  'super-admin-user/deleteUserAccount': dataOfPerson,
  'super-admin-user/employeeCreate': DECISION,
  'super-admin-user/changeRole': DECISION,
  'super-admin-user/updateSubscriptionAsDelete': DECISION,
  'super-admin-user/updateSubscriptionAsActive': DECISION,
  'super-admin-user/bulk': { atAll: STAFF },
  'super-admin-user/audit': ADMIN,
  'super-admin-user/figures': ADMIN,
  'super-admin-user/bannerTexts': ADMIN,
  'super-admin-user/deleteBannerText': DECISION,
  'super-admin-user/saveBannerText': DECISION,
  'super-admin-user/reports': MODERATES,
  'super-admin-user/resolveReport': MODERATION,
  'super-admin-user/resolveAppeal': MODERATION,
  'super-admin-user/heldMessages': MODERATES,
  'super-admin-user/resolveHeld': MODERATION,
};
