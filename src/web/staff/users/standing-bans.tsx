import type { BanView } from '#market/staff/bans/ban-view.ts';
import { plural } from '#rules/text/plural.ts';
import { toDay } from '#rules/time.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { showDate } from '../../ui/dates.ts';
import { ReasonAct } from '../reason-act.tsx';

type StandingBansProps = { bans: readonly BanView[]; state: FormState | undefined };

/** What is banned of somebody, until when, and the way to end it before. */
export const StandingBans = ({ bans, state }: StandingBansProps) =>
  bans.map((ban) => (
    <div key={ban.id} className="staff-ban">
      <p>
        <strong>{ban.kind === 'address' ? 'Address' : plural(ban.count, 'device')} banned</strong> until{' '}
        {showDate(toDay(ban.endsAt))}, by {ban.by}: {ban.reason}
      </p>
      <ReasonAct
        intent="lift-ban"
        label="Lift this ban"
        says="It ends at once, and they are told."
        state={state?.typed['banId']?.[0] === ban.id ? state : undefined}
      >
        <input type="hidden" name="banId" value={ban.id} />
        <input type="hidden" name="version" value={ban.version} />
      </ReasonAct>
    </div>
  ));
