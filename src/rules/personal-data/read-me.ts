import { PERSONAL_DATA } from './every-table.ts';
import { describeRetention, RETENTION_REASONS, type RetentionReason } from '../retention/retention.ts';
import { tellWhyItStays } from '../retention/retention-words.ts';

/** What lies on top of a download: what is in it, what is not and why, and what stays when its owner leaves. */
export function readMe(brand: string): string {
  return `Your data at ${brand}

Each kind of thing we keep about you is here twice: as JSON, for programs, and as a table (CSV), for people. A file with
no rows means that we keep nothing of that kind. Your photos are in the folder "photos", as we keep them.

Not in here:
- Passwords, second factors, keys, codes and tokens, also as hashes: whoever finds this file could try to open your
  account with them.
- What our fraud checks noted, and notes of investigations: a scammer would learn what we know.
- What belongs to somebody else: what others wrote to you or about you, and who they are.

If you delete your account, all of this is erased after ${describeRetention('account')}, but for this, from which your name is taken:
${reasons()
  .map((keeping) => `- ${tellWhyItStays(keeping)} (${describeRetention(keeping)})`)
  .join('\n')}
`;
}

/** The reasons for which something of a person stays. */
function reasons(): RetentionReason[] {
  const words = Object.values(PERSONAL_DATA)
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ columns }) => Object.values(columns));
  const named = new Set(words.flatMap(({ leaving, retention }) => (leaving ? [] : (retention ?? []))));
  return RETENTION_REASONS.filter((keeping) => named.has(keeping) && keeping !== 'nameless');
}
