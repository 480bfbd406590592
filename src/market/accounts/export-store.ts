import type { Database } from '#platform/database.ts';

/** Everything that is kept about a person, by kind, in the words of the database. No secrets, no data of others. */
export async function collectPersonalData(
  db: Database,
  accountId: string,
): Promise<Record<string, object[]>> {
  return {
    account: await db
      .selectFrom('accounts')
      .select(['id', 'account_type', 'role', 'username', 'email', 'country', 'buyer_kind', 'business_name'])
      .select(['trader_details', 'adult_confirmed_at', 'terms_version', 'terms_accepted_at', 'certified_at'])
      .select(['created_at', 'verified_at', 'last_login_at', 'password_changed_at'])
      .where('id', '=', accountId)
      .execute(),
    ads: await db
      .selectFrom('ads')
      .select(['id', 'status', 'title', 'description', 'price', 'currency', 'length_mm', 'grams', 'colour'])
      .select([
        'ethnicity',
        'ethnicity_consent_at',
        'texture',
        'treatment',
        'condition',
        'cut_state',
        'source',
      ])
      .select([
        'declaration_version',
        'declared_at',
        'country',
        'town',
        'ships_to',
        'published_at',
        'sold_at',
      ])
      .where('seller_id', '=', accountId)
      .orderBy('id')
      .execute(),
    'messages-sent': await db
      .selectFrom('messages')
      .select(['id', 'conversation_id', 'original_text', 'offer_amount', 'offer_currency', 'sent_at'])
      .where('sender_id', '=', accountId)
      .orderBy('id')
      .execute(),
    conversations: await db
      .selectFrom('conversations')
      .select(['id', 'ad_id', 'created_at', 'last_message_at'])
      .where((eb) => eb.or([eb('buyer_id', '=', accountId), eb('seller_id', '=', accountId)]))
      .orderBy('id')
      .execute(),
    ...(await collectPlansAndChoices(db, accountId)),
  };
}

async function collectPlansAndChoices(db: Database, accountId: string): Promise<Record<string, object[]>> {
  return {
    subscriptions: await db
      .selectFrom('subscriptions')
      .select(['id', 'plan', 'starts_at', 'ends_at', 'switched_off_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    orders: await db
      .selectFrom('orders')
      .select(['id', 'plan', 'currency', 'amount', 'state', 'provider', 'created_at', 'captured_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    'saved-ads': await db
      .selectFrom('saved_ads')
      .select(['ad_id', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
    'saved-searches': await db
      .selectFrom('saved_searches')
      .select(['id', 'name', 'search', 'alert', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
    reports: await db
      .selectFrom('reports')
      .select(['case_number', 'reason', 'text', 'created_at'])
      .where('reporter_id', '=', accountId)
      .execute(),
    'notification-choices': await db
      .selectFrom('notification_choices')
      .select(['kind', 'by_mail', 'updated_at'])
      .where('account_id', '=', accountId)
      .execute(),
    devices: await db
      .selectFrom('devices')
      .select(['user_agent', 'ip', 'created_at', 'last_used_at', 'revoked_at', 'revoked_why'])
      .where('account_id', '=', accountId)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['user_agent', 'ip', 'created_at', 'last_seen_at'])
      .where('account_id', '=', accountId)
      .execute(),
  };
}

export async function insertExport(
  db: Database,
  file: { accountId: string; linkHash: string; bytes: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('data_exports').where('account_id', '=', file.accountId).execute();
  await db
    .insertInto('data_exports')
    .values({
      account_id: file.accountId,
      link_hash: file.linkHash,
      bytes: file.bytes,
      created_at: file.now,
      expires_at: file.expiresAt,
    })
    .execute();
}

export async function findExport(
  db: Database,
  { accountId, linkHash, now }: { accountId: string; linkHash: string; now: Date },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .select('bytes')
    .where('link_hash', '=', linkHash)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.bytes;
}

export async function removeOldExports(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('data_exports').where('expires_at', '<=', now).execute();
}
