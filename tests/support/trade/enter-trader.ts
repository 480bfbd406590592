import type { Database } from '#platform/postgres/database.ts';

/** Trader details as a form sends them. */
export const TRADER = {
  name: 'Asha’s Hair Room',
  address: '12 Mint Street\nChennai 600001',
  country: 'IN',
  registerNumber: 'Udyam TN-02-0012345',
  vatNumber: '33AAAAA0000A1Z5',
  email: 'room@example.com',
  phone: '+91 44 5550 0100',
};

/** Somebody who trades has said who they are. */
export async function enterTrader(db: Database, accountId: string, now: Date): Promise<void> {
  const { registerNumber, vatNumber, ...same } = TRADER;
  await db
    .insertInto('traders')
    .values({
      ...same,
      register_number: registerNumber,
      vat_number: vatNumber,
      account_id: accountId,
      entered_at: now,
      updated_at: now,
    })
    .onConflict((known) => known.doNothing())
    .execute();
}
