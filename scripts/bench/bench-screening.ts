// How well and how fast messages are screened. `measuring` is the half of the labelled messages that the rules were
// never tuned on; `held-out` was written after the rules, by the catalogue's headings alone, and is never tuned on
// either. With --tuning: the two sets that the rules may be tuned on, and what they get wrong there.
import { readFileSync } from 'node:fs';
import { type ScreeningContext, screenMessage } from '#rules/messages/screening/screen-message.ts';

const TARGETS = { precision: 0.9, recall: 0.8, perSecond: 1000 };
const isTuning = process.argv.includes('--tuning');
const sets = (isTuning ? ['tuning', 'paraphrases'] : ['measuring', 'held-out']).map(readSet);

let isMissed = false;
for (const { name, messages } of sets) {
  let [caught, missed, falseAlarms] = [0, 0, 0];
  for (const { label, text, context } of messages) {
    const { level, signals } = screenMessage(text, context);
    const isFlagged = level !== 'low';
    const isBad = label !== 'fine';
    if (isFlagged && isBad) caught += 1;
    if (!isFlagged && isBad) missed += 1;
    if (isFlagged && !isBad) falseAlarms += 1;
    if (isFlagged !== isBad && isTuning)
      console.log(`${isBad ? 'missed' : 'alarm '} ${label} [${signals.join(', ')}] ${text}`);
  }
  const precision = caught / (caught + falseAlarms);
  const recall = caught / (caught + missed);
  const ordinary = messages.filter(({ label }) => label === 'fine').length;
  console.log(`${name}: ${messages.length} messages, ${ordinary} of them ordinary`);
  console.log(
    `  precision ${precision.toFixed(3)} (at least ${TARGETS.precision}), ${falseAlarms} false alarms`,
  );
  console.log(`  recall    ${recall.toFixed(3)} (at least ${TARGETS.recall}), ${missed} missed`);
  isMissed ||= precision < TARGETS.precision || recall < TARGETS.recall;
}

const all = sets.flatMap(({ messages }) => messages);
// The processor's time, not the clock's: others on the machine do not make the rules slower.
const used = () => process.cpuUsage().user + process.cpuUsage().system;
const started = used();
let screened = 0;
while (used() - started < 3e6)
  for (const { text, context } of all) {
    screenMessage(text, context);
    screened += 1;
  }
const perSecond = Math.round(screened / ((used() - started) / 1e6));
console.log(`speed: ${perSecond} messages a second on one core (at least ${TARGETS.perSecond})`);

const HOSTILE = [
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
  'one1',
  'u n i o n ',
  'dot ',
  'my agent pay him ',
];
const slowest = Math.max(
  ...HOSTILE.map((part) => {
    const text = part.repeat(1000 / part.length);
    const from = used();
    for (let count = 0; count < 5; count += 1) screenMessage(text, toScreeningContext(['uncut', 'new']));
    return (used() - from) / 5000;
  }),
);
console.log(`slowest of ${HOSTILE.length} texts made to be slow: ${slowest.toFixed(1)} ms`);
if (isMissed || perSecond < TARGETS.perSecond) process.exitCode = 1;

function readSet(name: string) {
  const messages = readFileSync(`tests/screening/${name}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const [label = '', flags = '', text = ''] = row.split('\t');
      return { label, text, context: toScreeningContext(flags.split(',')) };
    });
  return { name, messages };
}

function toScreeningContext(flags: string[]): ScreeningContext {
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
