/** What one tab remembers over a reload. Where a browser keeps nothing, nothing is remembered. */
export function readInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepInTab(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Then it is said or done once more, and no harm comes of it.
  }
}
