/** Where the daily rates of currencies come from. */
export type RatesFile = {
  /** The file of today; null where none is asked for. */
  read(): Promise<string | null>;
};

/** The bank's file has about 1,600 characters. */
const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 10_000;

/** A file at an address, asked for without following it elsewhere; 'off': none. */
export function openRatesFile(url: string): RatesFile {
  return {
    async read() {
      if (url === 'off') return null;
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!answer.ok || !answer.body) throw new Error(`the file of rates answers ${answer.status}`);
      return readAtMost(answer.body, MAX_BYTES);
    },
  };
}

async function readAtMost(body: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > most) throw new Error(`the file of rates has more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
