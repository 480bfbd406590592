// The files that browsers load, around a build. `keep`: those of the last build stay for a day, because somebody may
// have a page of it open and ask for its next part. `pack`: the list of routes is shortened, and each text compressed
// once, as small as can be.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { gzip } from 'libdeflate';
import { shortenManifest } from './shorten-manifest.ts';

const ASSETS = 'build/client/assets';
const KEPT = 'build/last-assets';
const CURRENT = 'build/current-assets.json';
const DAY_MS = 86_400_000;
const PACKED = /\.(?:br|gz)$/;
const MANIFEST = /^manifest-[0-9a-f]{8}\.js$/;
/** Of libdeflate, which packs about 3 % tighter than zlib's tightest. */
const TIGHTEST = 12;
const TEXT = /\.(?:js|css|svg)$/;

if (process.argv[2] === 'keep') keep();
else pack();

/** Its time says when a file was last part of a build; after a day it goes. */
function keep(): void {
  mkdirSync(KEPT, { recursive: true });
  const current = existsSync(CURRENT) ? (JSON.parse(readFileSync(CURRENT, 'utf8')) as string[]) : [];
  for (const name of current) {
    const file = join(ASSETS, name);
    if (existsSync(file)) writeFileSync(join(KEPT, name), readFileSync(file));
  }
  for (const name of readdirSync(KEPT)) {
    const file = join(KEPT, name);
    if (Date.now() - statSync(file).mtimeMs > DAY_MS) rmSync(file);
  }
}

function pack(): void {
  const manifests = readdirSync(ASSETS).filter((name) => MANIFEST.test(name));
  if (manifests.length !== 1) throw new Error(`There are ${manifests.length} lists of routes, not one.`);
  for (const file of manifests.map((name) => join(ASSETS, name)))
    writeFileSync(file, shortenManifest(readFileSync(file, 'utf8')));
  writeFileSync(CURRENT, JSON.stringify(readdirSync(ASSETS)));
  if (existsSync(KEPT))
    for (const name of readdirSync(KEPT))
      if (!existsSync(join(ASSETS, name))) cpSync(join(KEPT, name), join(ASSETS, name));
  for (const name of readdirSync(ASSETS)) {
    if (PACKED.test(name) || !TEXT.test(name)) continue;
    const file = join(ASSETS, name);
    if (existsSync(`${file}.br`)) continue;
    const text = readFileSync(file);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: size }));
    writeFileSync(`${file}.gz`, gzip(text, TIGHTEST));
  }
}
