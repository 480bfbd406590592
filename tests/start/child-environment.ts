import { join } from 'node:path';

/**
 * What a process that a test starts knows of this one: nothing but where programs are. Its modules are compiled once
 * for all of them, in the folder that the site itself uses.
 */
export const childEnvironment = (
  settings: Record<string, string> = {},
): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.compile-cache'),
  ...settings,
});
