import type { Database } from '#platform/postgres/database.ts';
import type { ChooseNotification } from '#rules/messages/message-schema.ts';

export async function listChoices(db: Database, accountId: string) {
  return db
    .selectFrom('notification_choices')
    .select(['kind', 'by_mail'])
    .where('account_id', '=', accountId)
    .execute();
}

export async function setChoice(
  db: Database,
  { accountId, kind, byMail, now }: ChooseNotification & { accountId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('notification_choices')
    .values({ account_id: accountId, kind, by_mail: byMail, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet({ by_mail: byMail, updated_at: now }),
    )
    .execute();
}
