// Lists and search among ten million ads, beside one million: npm run bench -- huge
//   npm run bench -- huge --ads 3000000 --beside 300000   other numbers
//   npm run bench -- huge --data /big/disk                where the databases are, else .bench/data
// It is not part of `npm run bench`: the fill alone takes about half an hour. The numbers lie in .bench/huge.md, whatever
// they are; it ends with 1 when p99 is more than twice that of the smaller one.
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillAll, folderFor } from './measure/fill-all.ts';
import { type Growth, measureGrowth } from './measure/growth.ts';
import { describeMachine } from './measure/write-report.ts';

const { values: flags } = parseArgs({
  options: {
    ads: { type: 'string', default: '10000000' },
    beside: { type: 'string', default: '1000000' },
    data: { type: 'string', default: '.bench/data' },
    seconds: { type: 'string', default: '5' },
  },
});
const folder = '.bench';
const MAX_GROWTH = 2;
/** What an ad with its photo, its indexes and its share of offers takes, and what is written meanwhile. */
const KB_OF_AN_AD = 7;
const sizes = [Number(flags.beside), Number(flags.ads)];
const began = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);

mkdirSync(flags.data, { recursive: true });
ensureRoom();
await fillAll(flags.data, sizes, say);
const found: Growth[] = [];
for (const size of sizes) {
  say(`lists and search among ${size.toLocaleString('en-GB')} ads`);
  found.push(
    await measureGrowth(folderFor(flags.data, size), size, {
      seconds: Number(flags.seconds),
      only: ({ kind, headers }) => kind === 'list or page' && headers === undefined,
    }),
  );
}
process.exitCode = writeTable() ? 0 : 1;

function ensureRoom(): void {
  const { bavail, bsize } = statfsSync(flags.data);
  const [free, needed] = [(bavail * bsize) / 1024 ** 3, (Math.max(...sizes) * KB_OF_AN_AD) / 1024 ** 2];
  say(`about ${needed.toFixed(0)} GB are needed, ${free.toFixed(0)} GB are free`);
  if (free < needed) throw new Error('there is not enough room on that disk: choose another one by --data');
}

/** True if everything kept within its limit. */
function writeTable(): boolean {
  const [small, huge] = found;
  const rows = (small?.pages ?? []).map(({ name, p50, p99 }) => {
    const there = huge?.pages.find((page) => page.name === name) ?? { p50: Infinity, p99: Infinity };
    const factor = there.p99 / p99;
    const times = [p50, p99, there.p50, there.p99].map((time) => time.toFixed(1));
    return { isMet: factor <= MAX_GROWTH, cells: [name, ...times, `× ${factor.toFixed(2)}`] };
  });
  const [few, many] = sizes.map((size) => size.toLocaleString('en-GB'));
  const head = [
    'what',
    `${few} p50 ms`,
    'p99',
    `${many} p50 ms`,
    'p99',
    `p99 ÷ p99, asked ≤ × ${MAX_GROWTH}`,
    'met',
  ];
  const lines = [
    head,
    head.map(() => '---'),
    ...rows.map(({ cells, isMet }) => [...cells, isMet ? 'yes' : 'NO']),
  ];
  const text = [describeMachine(), '', ...lines.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
  writeFileSync(join(folder, 'huge.md'), `${text}\n`);
  console.log(text);
  return rows.every(({ isMet }) => isMet);
}
