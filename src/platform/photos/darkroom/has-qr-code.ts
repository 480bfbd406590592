import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// From the package itself: left to its own, it would ask a server of strangers for this file.
const WASM = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(WASM)).buffer } });

/** What cannot be read to its end counts as well: a telephone may do better. */
const ANY_CODE = { formats: ['QRCode' as const], maxNumberOfSymbols: 1, returnErrors: true };

/** Whether there is a QR code in these pixels: four bytes each, red, green, blue and opacity. */
export async function hasQrCode(pixels: {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}): Promise<boolean> {
  const found = await readBarcodes({ ...pixels, colorSpace: 'srgb' }, ANY_CODE);
  return found.length > 0;
}
