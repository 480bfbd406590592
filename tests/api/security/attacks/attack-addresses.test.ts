import { beforeAll, expect, test } from 'vitest';
import { builtPages } from '#server/routes/built-pages.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const HOSTILE = ['%00', 'a%00b', '%F3%A0%80%81', "'%22%3Cb%3E", '%E2%80%AE', '-1', 'x'.repeat(2000)];

let addresses: string[];

const site = useSite({ pages: true });
beforeAll(async () => {
  addresses = await varyingAddresses();
});

test.each(['nobody', 'asha', 'bela', 'dara'] as const)(
  'whatever stands where an address varies, for %s it is a page, never a bug',
  async (who) => {
    const cookie = who === 'nobody' ? '' : site.people[who].cookie;
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses)
      for (const value of HOSTILE) {
        const url = address.replaceAll(/:\w+\??|\*/g, value);
        const { statusCode } = await site.app.inject({ url, headers: { cookie } });
        expect(statusCode, url.slice(0, 200)).toBeLessThan(500);
        expect(statusCode, `${url.slice(0, 200)} is an address of its own`).not.toBe(301);
      }
  },
);

/** The addresses of all pages that have a part of their own for each ad, person or case. */
async function varyingAddresses(): Promise<string[]> {
  const { routes } = await (await builtPages()).load();
  const findPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${findPath(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  return [...new Set(Object.keys(routes).map(findPath))].filter((path) => /[:*]/.test(path));
}
