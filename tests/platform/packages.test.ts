import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { version?: string; integrity?: string; link?: boolean; inBundle?: boolean };
type Lock = { packages: Record<string, Package> };
type Wanted = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

test('every package is pinned, with the sum of its bytes, from the one registry', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(300);
  const loose = packages.filter(
    ([, { integrity, inBundle }]) => inBundle !== true && !integrity?.startsWith('sha512-'),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Wanted;
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
});
