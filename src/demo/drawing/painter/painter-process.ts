// Draws the pictures of the demo, in a process of its own that stands back for the pages. It ends with its pipe.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { makeSizes } from '#platform/photos/darkroom/develop.ts';
import { readFrames, writeFrame } from '#platform/photos/darkroom/frames.ts';
import { drawHair } from '../draw-hair.ts';
import type { DemoPicture } from '../../ads/demo-pictures.ts';
import type { HairFacts } from '../hair-facts.ts';

type Asked = { facts: HairFacts; picture: DemoPicture };

/** A quarter less work than for photos of people, for files a twentieth larger. */
const WEBP_EFFORT = 1;

sharp.concurrency(1);
sharp.cache(false);
// The site may be killed while a picture is on its way to it.
process.stdout.on('error', () => process.exit(0));

for await (const { words } of readFrames(process.stdin)) {
  const { facts, picture } = words as Asked;
  const drawing = Buffer.from(drawHair(facts, picture));
  const { data, info } = await sharp(drawing).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { files, thumbhash, lookHash } = await makeSizes({ data, width, height, channels }, WEBP_EFFORT);
  const photo = {
    width,
    height,
    thumbhash: Buffer.from(thumbhash).toString('base64'),
    lookHash: String(lookHash),
    sha256: createHash('sha256').update(drawing).digest('hex'),
    names: Object.keys(files),
  };
  writeFrame(process.stdout, photo, Object.values(files));
}
