import { sql } from 'kysely';
import type { NotificationKind } from '#platform/postgres/schema.ts';

/** Whether the account with this id wants e-mails of a kind: whoever chose nothing gets them all. */
export const wantsMail = (accountId: string, kind: NotificationKind) =>
  sql<boolean>`coalesce((select choice.by_mail from notification_choices as choice
    where choice.account_id = ${sql.ref(accountId)} and choice.kind = ${kind}), true)`;
