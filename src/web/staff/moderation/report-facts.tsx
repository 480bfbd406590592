import type { StaffReport } from '#market/staff/tables/staff-rows-view.ts';
import { Moment } from '../../frame/time/moment.tsx';
import { PhotoLinks } from './photo-links.tsx';
import type { Fact } from '../../ui/fact-list.tsx';

/** A report as names and values. */
export function reportFacts({
  target,
  photos,
  about,
  createdAt,
  tookDown,
  ...report
}: Omit<StaffReport, 'isAhead'>): Fact[] {
  const label = target.label || target.id;
  return [
    ['About', target.kind],
    [
      'Which',
      target.kind === 'ad' ? (
        <a key="which" href={`/super-admin-user/ad/${target.id}`}>
          {label}
        </a>
      ) : (
        label
      ),
    ],
    [
      'Person',
      about && (
        <a key="person" href={`/super-admin-user/user/${about.id}`}>
          {about.username}
        </a>
      ),
    ],
    ['Photos', photos.length > 0 ? <PhotoLinks key="photos" photos={photos} /> : null],
    ['Received', <Moment key="received" at={createdAt} />],
    ['Automatic', tookDown ? 'hidden before anybody decided' : null],
    ['Outcome', report.outcome],
    ['Decided by', report.decidedBy],
    ['Decided', report.decidedAt && <Moment key="decided" at={report.decidedAt} />],
    ['Statement', report.statement],
    ['Appeal', report.appeal],
    ['Appeal outcome', report.appealOutcome],
    ['Answered by', report.appealDecidedBy],
    ['Answered', report.appealDecidedAt && <Moment key="answered" at={report.appealDecidedAt} />],
  ];
}
