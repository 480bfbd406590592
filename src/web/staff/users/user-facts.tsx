import { showDate } from '../../ui/dates.ts';
import { Facts } from '../facts.tsx';
import { USER_STATE_LABELS } from './user-words.ts';
import { UserHolds } from './user-holds.tsx';
import type { UserFile } from './user-row.ts';

/** Who somebody is; the address as far as the reader may see it. */
export const UserFacts = ({ user, email }: { user: UserFile; email: string }) => (
  <>
    <h2>Who this is</h2>
    <Facts
      facts={[
        ['E-mail', email],
        ['Kind', user.badge],
        ['State', USER_STATE_LABELS[user.state]],
        ['Held by', user.holds.length === 0 ? null : <UserHolds key="holds" holds={user.holds} />],
        ['Country', user.country],
        ['Plan', user.planName ?? 'none active'],
        ['Plan until', user.planEndsOn && showDate(user.planEndsOn)],
        ['Live ads', user.liveAds],
        ['Open reports', user.openReports],
        ['Joined', showDate(user.joinedOn)],
        ['Last seen', user.seenOn ? showDate(user.seenOn) : 'never'],
      ]}
    />
  </>
);
