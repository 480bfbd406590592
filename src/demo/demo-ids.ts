import { createHash } from 'node:crypto';

/** The id of somebody of the demo, the same at every start: a UUID of version 7 by the time they came. */
export function makePersonId(marketId: string, key: string, createdAt: Date): string {
  const time = createdAt.getTime().toString(16).padStart(12, '0');
  const chance = createHash('sha256').update(`${marketId}/${key}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(chance.charAt(3), 16) % 4);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${chance.slice(0, 3)}`,
    `${variant}${chance.slice(4, 7)}`,
    chance.slice(7, 19),
  ].join('-');
}

/** The key of a picture's files: whoever draws it again after a kill writes over the same files. */
export function makePhotoKey(marketId: string, adKey: string, place: number): string {
  return createHash('sha256')
    .update(`${marketId}/${adKey}/${place}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}
