// Fails the build when what every page loads has grown past what a cheap phone on a slow line can bear.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const ASSETS = 'build/client/assets';
const KB = 1024;

const named = (pattern: RegExp): string[] => readdirSync(ASSETS).filter((name) => pattern.test(name));
const gzipped = (name: string): number => gzipSync(readFileSync(`${ASSETS}/${name}`)).length;
const plain = (name: string): number => statSync(`${ASSETS}/${name}`).size;
const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);

// The server's build writes the stylesheet a second time; a page loads one of the two.
const budgets = [
  { what: 'script of a text page, gzip', bytes: sum(named(/^frame-.*\.js$/).map(gzipped)), most: 15 * KB },
  { what: 'styles, gzip', bytes: Math.max(...named(/\.css$/).map(gzipped)), most: 20 * KB },
  { what: 'fonts', bytes: sum(named(/-latin-wght-normal-.*\.woff2$/).map(plain)), most: 75 * KB },
];

for (const { what, bytes, most } of budgets) {
  const isWithin = bytes > 0 && bytes <= most;
  console.log(`${isWithin ? 'fine' : 'TOO MUCH'}: ${what}: ${(bytes / KB).toFixed(1)} of ${most / KB} KB`);
  if (!isWithin) process.exitCode = 1;
}
