// How long a 12-megapixel photo takes, how much memory four at once need, and whether pages would notice: node scripts/measure-photos.ts
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { openPhotoStudio } from '#platform/photo-studio.ts';

const MB = 1024 * 1024;
const studio = openPhotoStudio();
const noise = await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
  .resize(4000, 3000)
  .jpeg({ quality: 92 })
  .toBuffer();
console.log(`12 megapixels, ${(noise.length / MB).toFixed(1)} MB`);
await studio.develop(noise);

const cpu = process.cpuUsage();
const times: number[] = [];
for (let run = 0; run < 5; run += 1) {
  const started = performance.now();
  await studio.develop(noise);
  times.push(performance.now() - started);
}
const { user, system } = process.cpuUsage(cpu);
console.log(`processor time for one: ${((user + system) / 5 / 1000).toFixed(0)} ms`);
console.log(`alone: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);

const before = process.memoryUsage.rss();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 10);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const started = performance.now();
await Promise.all(Array.from({ length: 4 }, () => studio.develop(Uint8Array.from(noise))));
delay.disable();
clearInterval(watch);
console.log(`four at once: ${(performance.now() - started).toFixed(0)} ms for all`);
console.log(`extra memory at most: ${((most - before) / MB).toFixed(0)} MB`);
console.log(
  `event loop held up at most: ${(delay.max / 1e6).toFixed(1)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
);
