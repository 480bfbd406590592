import { type AccessRow, ANYONE, hiddenFrom, only, reason, STAFF } from './access-verdicts.ts';
import { saleSides } from './sale-access-table.ts';
import { WANTED_FIELDS } from '../wanted/wanted-site.ts';

/** Who may do what with requests for hair: anybody reads them, and keeps their own. */
export const WANTED_ACCESS: Record<string, AccessRow> = {
  'wanted/browse': ANYONE,
  'wanted/show': ANYONE,
  'wanted/mine': { atAll: only('buyer', 'seller') },
  'wanted/post': { atAll: only('buyer', 'seller') },
  'wanted/edit': saleSides('request', WANTED_FIELDS),
  'wanted/end': saleSides('request'),
  'wanted/renew': saleSides('request that ended', { until: WANTED_FIELDS.until }),
  'wanted/delete': {
    atAll: only('buyer', 'seller', 'admin'),
    asksProof: true,
    of: {
      thing: 'request',
      own: only('buyer', 'seller', 'admin'),
      others: hiddenFrom(only('admin'), 'buyer', 'seller'),
      more: { reason },
    },
  },
  'wanted/forAd': {
    atAll: only('seller', 'creator', 'admin'),
    of: {
      thing: 'ad by its id',
      own: only('seller', 'creator', 'admin'),
      others: hiddenFrom(only('admin'), 'seller', 'creator'),
    },
  },
  'wanted/answer': {
    atAll: only('seller'),
    of: {
      thing: 'ad to answer with',
      own: only('seller'),
      others: hiddenFrom(only(), 'seller'),
      more: { message: 'Hello, this is my own hair, cut last week. Would it suit you?' },
    },
  },
  'super-admin-user/wantedQueue': { atAll: STAFF },
  'super-admin-user/reviewWanted': {
    atAll: STAFF,
    asksProof: true,
    of: { thing: 'request that waits', own: STAFF, others: STAFF, more: { decision: 'approve', reason } },
  },
};
