// How well and how fast messages are screened: on the half of the labelled messages that the rules were never tuned on.
import { readFileSync } from 'node:fs';
import { type ScreeningContext, screenMessage } from '#rules/screening/screen-message.ts';

const TARGETS = { precision: 0.9, recall: 0.8, perSecond: 1000 };
const half = process.argv.includes('--tuning') ? 'tuning' : 'measuring';

const messages = readFileSync(`tests/screening/${half}.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((row) => {
    const [label = '', flags = '', text = ''] = row.split('\t');
    return { label, text, context: contextOf(flags.split(',')) };
  });

let [caught, missed, falseAlarms] = [0, 0, 0];
for (const { label, text, context } of messages) {
  const { level, signals } = screenMessage(text, context);
  const isFlagged = level !== 'low';
  const isBad = label !== 'fine';
  if (isFlagged && isBad) caught += 1;
  if (!isFlagged && isBad) missed += 1;
  if (isFlagged && !isBad) falseAlarms += 1;
  if (isFlagged !== isBad && half === 'tuning')
    console.log(`${isBad ? 'missed' : 'alarm '} ${label} [${signals.join(', ')}] ${text}`);
}
const precision = caught / (caught + falseAlarms);
const recall = caught / (caught + missed);

const started = performance.now();
let screened = 0;
while (performance.now() - started < 2000)
  for (const { text, context } of messages) {
    screenMessage(text, context);
    screened += 1;
  }
const perSecond = Math.round(screened / ((performance.now() - started) / 1000));

const hostile = [
  'cut ',
  'a',
  'a ',
  '1 ',
  '@',
  'a.',
  'a-',
  'pay cut then ',
  'one ',
  'x@y ',
  'your ',
  '. ',
].map((part) => {
  const text = part.repeat(1000 / part.length);
  const from = performance.now();
  screenMessage(text, contextOf(['uncut', 'new']));
  return performance.now() - from;
});

const ordinary = messages.filter(({ label }) => label === 'fine').length;
console.log(`${half} half: ${messages.length} messages, ${ordinary} of them ordinary`);
console.log(`precision ${precision.toFixed(3)} (at least ${TARGETS.precision}), ${falseAlarms} false alarms`);
console.log(`recall    ${recall.toFixed(3)} (at least ${TARGETS.recall}), ${missed} missed`);
console.log(`speed     ${perSecond} messages a second on one core (at least ${TARGETS.perSecond})`);
console.log(`slowest of ${hostile.length} texts made to be slow: ${Math.max(...hostile).toFixed(1)} ms`);
if (precision < TARGETS.precision || recall < TARGETS.recall || perSecond < TARGETS.perSecond)
  process.exitCode = 1;

function contextOf(flags: string[]): ScreeningContext {
  const offer = flags.find((flag) => flag.startsWith('offer='));
  return {
    isUncut: flags.includes('uncut'),
    isPaid: false,
    isFromBuyer: !flags.includes('seller'),
    isFirst: flags.includes('first'),
    isNewAccount: flags.includes('new'),
    offerRatio: offer ? Number(offer.slice('offer='.length)) : null,
  };
}
