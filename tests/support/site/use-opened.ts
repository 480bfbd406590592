import { afterAll, beforeAll } from 'vitest';

/**
 * Opens something before the tests of a file (or of a describe) and closes it after them. What is given back is empty
 * until then, so that a file can name it once at its top and needs no variable that is set later.
 */
export function useOpened<T extends object & { close?: () => Promise<unknown> }>(
  open: () => T | Promise<T>,
): T {
  const opened: Partial<T> = {};
  beforeAll(async () => {
    Object.defineProperties(opened, Object.getOwnPropertyDescriptors(await open()));
  });
  afterAll(() => opened.close?.());
  return opened as T;
}
