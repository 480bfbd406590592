import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { type DatabaseAddress, ensureDatabaseAnswers, openDatabase } from '../postgres/database.ts';
import { DataFolderInUse, openEmbeddedPostgres } from '../postgres/embedded/embedded-postgres.ts';
import type { PhotoFiles } from '../photos/photo-files.ts';
import { databaseRoles, openPhotoFiles } from '../platform.ts';
import { StartProblem } from '../start-problem.ts';
import { KEY_FILE } from './backup-manifest.ts';

/** The parts of a site that a backup is made of, or goes into. */
export type SiteParts = { pool: pg.Pool; photoFiles: PhotoFiles; close(): Promise<void> };

/** A running site is read beside its work; one that rests has its database started for the time. */
export async function openForReading(config: Config): Promise<SiteParts> {
  const given = databaseRoles(config);
  if (given) return partsOver(given.serving, config);
  if (!existsSync(join(config.DATA_DIR, 'postgres')))
    throw new StartProblem(
      `There is no site in ${config.DATA_DIR}: set DATA_DIR to the folder of the one you mean.`,
    );
  try {
    return await openForWriting(config);
  } catch (error) {
    if (error instanceof DataFolderInUse) return partsOver(error.address, config);
    throw error;
  }
}

/** The site must rest meanwhile: its own database is taken over, and refuses to be shared. */
export async function openForWriting(config: Config): Promise<SiteParts> {
  const given = databaseRoles(config);
  if (given) return partsOver(given.owner, config);
  const postgres = await openEmbeddedPostgres({ dataDir: config.DATA_DIR });
  try {
    return await partsOver(postgres.owner, config, () => postgres.stop());
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** The key beside the data, where no SECRET_KEY is set. */
export function keyToKeep(config: Config): string | null {
  const path = join(config.DATA_DIR, KEY_FILE);
  return config.SECRET_KEY !== undefined || !existsSync(path) ? null : readFileSync(path, 'utf8');
}

export function putKeyBack(config: Config, backup: string): void {
  mkdirSync(config.DATA_DIR, { recursive: true });
  writeFileSync(join(config.DATA_DIR, KEY_FILE), readFileSync(join(backup, KEY_FILE), 'utf8'), {
    mode: 0o600,
  });
}

async function partsOver(
  address: DatabaseAddress,
  config: Config,
  stop: () => Promise<void> = async () => {},
): Promise<SiteParts> {
  const { pool } = openDatabase(address, 2);
  try {
    await ensureDatabaseAnswers(pool, address);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    pool,
    photoFiles: openPhotoFiles(config),
    async close() {
      await pool.end();
      await stop();
    },
  };
}
