import type { Platform } from '#platform/platform.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { hasDemoPeople } from './demo-people-store.ts';

/** Everybody knows the password of the demo's admin: a real site does not start over such a database. */
export async function ensureNoDemoAccounts({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<void> {
  if (config.MODE === 'production' && (await hasDemoPeople(db)))
    throw new StartProblem(
      'This database holds demo accounts, whose password everybody knows: give a real site an empty database by DATABASE_URL or DATA_DIR.',
    );
}
