import type { PersonBrief as Brief } from '#market/staff/people/brief-view.ts';
import { toBadge } from '#rules/accounts/account.ts';
import { Moment } from '../../frame/time/moment.tsx';
import { Age } from '../../frame/time/age.tsx';
import { listBriefFacts } from './brief-facts.ts';

type PersonBriefProps = {
  person: Brief;
  /** How many of their held messages are the one before us. */
  now?: number;
  /** Whoever may open the whole file finds it here. */
  hasFile?: boolean;
};

/** Somebody's file in short, beside what is decided about them. */
export function PersonBrief({ person, now = 0, hasFile = true }: PersonBriefProps) {
  return (
    <section className="staff-panel held-file" aria-label={`About ${person.username}`}>
      <div className="held-who">
        <i aria-hidden="true">{person.username.slice(0, 1).toUpperCase()}</i>
        <strong>{person.username}</strong>
        <span>
          {toBadge(person).toLowerCase()}, joined <Age since={person.memberSince} />
        </span>
      </div>
      {person.isSuspended && (
        <span className="staff-tag" data-status="suspended">
          Suspended
        </span>
      )}
      <dl>
        {listBriefFacts(person, now).map(({ name, value, isBad }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-bad={isBad || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {person.noted && (
        <p className="staff-noted">
          {person.noted.last}
          <small>
            {person.noted.by}, <Moment at={person.noted.at} />
            {person.noted.count > 1 && ` · ${person.noted.count} notes`}
          </small>
        </p>
      )}
      {hasFile && <a href={`/super-admin-user/user/${person.id}`}>Whole file</a>}
    </section>
  );
}
