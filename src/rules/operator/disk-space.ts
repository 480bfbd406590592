/** Under this share of free room the operator is warned, while there is still time: writes are refused at none. */
const NEARLY_FULL = 0.05;

export const isNearlyFull = ({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): boolean =>
  totalBytes > 0 && freeBytes / totalBytes < NEARLY_FULL;

/** '1.4 GB of 40.0 GB (3 %)' */
export const describeRoom = ({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): string =>
  `${inGigabytes(freeBytes)} of ${inGigabytes(totalBytes)} (${Math.floor((100 * freeBytes) / Math.max(1, totalBytes))} %)`;

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
