import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  type BrotliOptions,
  constants,
  gunzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';

export const PAGE_ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type PageEncoding = (typeof PAGE_ENCODINGS)[number];

/** A page in one encoding: exactly what is written to the wire. */
export type EncodedPage = { etag: string; headers: string[]; unchanged: string[]; body: Buffer };

/** How hard an encoder tries. */
type Effort = { br: BrotliOptions; gzip: ZlibOptions };
/** Made once and sent often: better than what is made for one reader, quicker than a file made for all. */
const CACHE_EFFORT: Effort = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, gzip: {} };

const [toBrotli, fromBrotli, toGzip, fromGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
  promisify(gunzip),
];
/** By what browsers say: they are few. */
const known = new LRUCache<string, PageEncoding>({ max: 500 });

/** The best encoding the reader takes. */
export function encodingFor(accepted: string | undefined): PageEncoding {
  if (accepted === undefined) return 'identity';
  const found = known.get(accepted);
  if (found) return found;
  const encoding = PAGE_ENCODINGS.find((each) => isTaken(accepted, each)) ?? 'identity';
  known.set(accepted, encoding);
  return encoding;
}

function isTaken(accepted: string, encoding: PageEncoding): boolean {
  const parts = accepted.split(',').map((part) => part.trim().split(/\s*;\s*/));
  const asked = parts.find(([name]) => name?.toLowerCase() === encoding);
  return asked !== undefined && !asked.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
}

/** The page in that encoding; `shared` are the headers that all its encodings have. */
export async function encodePage(
  page: Buffer,
  encoding: PageEncoding,
  shared: readonly [string, string][],
): Promise<EncodedPage> {
  const body = await encode(page, encoding, CACHE_EFFORT);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const always = [...shared.flat(), 'etag', etag, 'vary', 'accept-encoding, cookie'];
  return {
    etag,
    body,
    unchanged: always,
    headers: [
      ...always,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(body.length),
    ],
  };
}

/** The page itself, out of any of its encodings. */
export async function decodePage(body: Buffer, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === 'br') return fromBrotli(body);
  return encoding === 'gzip' ? fromGzip(body) : body;
}

export async function encode(page: Buffer, encoding: PageEncoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'br') return toBrotli(page, effort.br);
  return encoding === 'gzip' ? toGzip(page, effort.gzip) : page;
}
