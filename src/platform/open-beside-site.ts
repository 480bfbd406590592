import type { Config } from './config/config.ts';
import type { Logger } from './logger.ts';
import { openPlatform, openPlatformOver, type Platform } from './platform.ts';
import { databaseUrl } from './postgres/database.ts';
import { DataFolderInUse } from './postgres/embedded/embedded-postgres.ts';

/**
 * The platform for a command of the operator. A site at rest has its database started for the time; beside one that
 * runs on its own PostgreSQL the command goes in by the same door as the site. It does no jobs: those are the site's.
 */
export async function openBesideSite(
  config: Config,
  log: Logger,
  jobNames: readonly string[],
): Promise<Platform> {
  const quiet: Config = { ...config, JOBS: 'off' };
  try {
    return await openPlatform(quiet, log, jobNames);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    const { address } = error;
    // As for any server whose owner it was not told: it changes no table.
    const beside: Config = { ...quiet, DATABASE_URL: databaseUrl(address) };
    return openPlatformOver({ serving: address, owner: address }, beside, log, jobNames);
  }
}
