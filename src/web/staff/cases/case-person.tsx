import type { CaseFile } from '#market/staff/cases/case-file-view.ts';
import { plural } from '#rules/text/plural.ts';
import { toDay } from '#rules/time.ts';
import { showDate } from '../../ui/dates.ts';
import { Facts } from '../facts.tsx';

/** Who wrote, as far as we know. An address that somebody typed proves nothing. */
export function CasePerson({ file }: { file: CaseFile }) {
  const { person, user, sales, casesBefore, ad, accountOfAddress } = file;
  return (
    <section className="staff-panel">
      <h2>{person?.username ?? 'A visitor'}</h2>
      <Facts
        facts={[
          ['E-mail', file.email],
          ['Signed in', person ? 'yes' : 'no: anybody can type this address'],
          ['Here since', user && showDate(toDay(user.createdAt))],
          ['Country', user?.country],
          ['Plan', user && (user.planName ?? 'none')],
          ['Live ads', user?.liveAds],
          ['Bought', user && sales.bought],
          ['Sold', user && sales.sold],
          ['Open reports', user?.openReports],
          ['Cases before', describeCases(casesBefore)],
          [
            'About ad',
            ad && (
              <a key="ad" href={`/super-admin-user/ad/${ad.id}`}>
                {ad.number}
              </a>
            ),
          ],
        ]}
      />
      {person && (
        <p>
          <a href={`/super-admin-user/user/${person.id}`}>Whole file</a>
        </p>
      )}
      {accountOfAddress && (
        <p>
          <a href={`/super-admin-user/user/${accountOfAddress}`}>The account with this address</a>
        </p>
      )}
    </section>
  );
}

function describeCases({ all, open }: CaseFile['casesBefore']): string {
  if (all === 0) return 'none';
  return open === 0 ? `${all}, all closed` : `${all}, ${plural(open, 'open one')}`;
}
