import { isDatabaseAway } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import type { MarketContext } from './context.ts';

/** `never[]`: a use case with any list of arguments fits. */
type UseCase = (ctx: MarketContext, ...args: never[]) => Promise<unknown>;
export type Bound<Menu> = {
  [Name in keyof Menu]: Menu[Name] extends (ctx: never, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};

/** Gives each use case its context, so that callers pass only what they ask for. */
export function bind<Menu extends Readonly<Record<string, UseCase>>>(
  ctx: MarketContext,
  menu: Menu,
): Bound<Menu> {
  const bound: Record<string, unknown> = {};
  for (const [name, useCase] of Object.entries(menu))
    bound[name] = (...args: never[]) => useCase(ctx, ...args).catch(refuseWhenAway);
  return bound as Bound<Menu>;
}

/** A database that is away is nobody's bug: callers hear when to come back. */
function refuseWhenAway(error: unknown): never {
  if (!isDatabaseAway(error)) throw error;
  throw new Refusal(
    'unavailable',
    'We cannot do this right now. Please try again in a few seconds.',
    {},
    { retryAfterSeconds: 5 },
  );
}
