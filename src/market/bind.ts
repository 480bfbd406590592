import { isDatabaseAway } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from './context.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the arguments are kept by Served<>
type UseCase = (ctx: Context, ...args: any[]) => Promise<unknown>;
export type Bound<T> = {
  [Name in keyof T]: T[Name] extends (ctx: Context, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};

/**
 * Gives each use case its context, so that callers pass only what they ask for. A request asks for two or three of
 * some two hundred: each is bound when it is asked for.
 */
export function bind<T extends Record<string, UseCase>>(ctx: Context, useCases: T): Bound<T> {
  const get = (menu: T, name: string) => {
    const useCase = menu[name];
    return useCase && ((...args: unknown[]) => useCase(ctx, ...args).catch(refuseWhenAway));
  };
  return new Proxy(useCases, { get: get as ProxyHandler<T>['get'] & object }) as unknown as Bound<T>;
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
