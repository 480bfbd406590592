type PageModule = Readonly<Record<string, unknown>>;

/** Whoever waits for a page, by the pattern of its address; `fail` says whether we answer at all. */
type Waiting = { pattern: string; fail: (isAnswered: boolean) => void };
const waiting = new Set<Waiting>();
/** What tries once more when somebody asks for a page whose script could not be had. */
const missing = new Map<string, Set<() => void>>();
let isGuarded = false;

/**
 * Takes the place of the router's own, which loads the address anew where the script of a page cannot be had: without a
 * connection the browser's error page would take the place of what somebody typed. This one says so, and waits.
 */
export async function loadRouteModule(
  { id, module: file }: { id: string; module: string },
  loaded: Record<string, PageModule>,
): Promise<PageModule> {
  if (loaded[id]) return loaded[id];
  try {
    return (loaded[id] = (await import(/* @vite-ignore */ file)) as PageModule);
  } catch {
    return await neverLoaded(file);
  }
}

/** A browser asks for a script once: until this document is left, that page can only be loaded whole. */
async function neverLoaded(file: string): Promise<never> {
  // Others may be under way to elsewhere meanwhile, then or later: only those who wait now are told, and wake it again.
  const patterns = new Set([...waiting].map(({ pattern }) => pattern));
  for (;;) {
    const isAnswered = await fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    const asked = new Promise<void>((wake) => {
      for (const pattern of patterns) missing.set(pattern, (missing.get(pattern) ?? new Set()).add(wake));
    });
    for (const each of waiting) if (patterns.has(each.pattern)) each.fail(isAnswered);
    // As the router would, before there is anybody who knows where to go.
    if (isAnswered && !isGuarded) location.reload();
    await asked;
  }
}

/** What comes of going to a page, or of sending it something; where its script cannot be had, whether we answer at all. */
export function orPageFails<Results>(
  pattern: string,
  next: () => Promise<Results>,
): Promise<Results | boolean> {
  isGuarded = true;
  return new Promise((resolve, reject) => {
    const one: Waiting = { pattern, fail: resolve };
    waiting.add(one);
    const wakes = missing.get(pattern) ?? [];
    missing.delete(pattern);
    for (const wake of wakes) wake();
    const end = () => waiting.delete(one);
    next().then(resolve, reject).finally(end);
  });
}
