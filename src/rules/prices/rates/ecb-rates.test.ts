import { expect, test } from 'vitest';
import { type BankRates, listJumps, readBankRates } from './ecb-rates.ts';

const file = (cubes: string, day = '2026-11-16') => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='${day}'>
${cubes}
		</Cube>
	</Cube>
</gesmes:Envelope>
`;
const cube = (currency: string, rate: string) => `			<Cube currency='${currency}' rate='${rate}'/>`;
const GOOD = [cube('USD', '1.25'), cube('JPY', '180.1'), cube('GBP', '0.875'), cube('INR', '106.25')].join(
  '\n',
);

test('what a dollar buys is worked out of what a euro buys', () => {
  const rates = { date: '2026-11-16', perUsd: { EUR: 0.8, GBP: 0.7, INR: 85 } };
  expect(readBankRates(file(GOOD))).toEqual(rates);
  expect(readBankRates(file(GOOD.replaceAll("'", '"')))).toEqual(rates);
});

test('a rate has six decimals and no more', () => {
  const third = [cube('USD', '3'), cube('GBP', '1'), cube('INR', '2')].join('\n');
  expect(readBankRates(file(third))?.perUsd).toEqual({ EUR: 0.333333, GBP: 0.333333, INR: 0.666667 });
});

test.each<[string, string]>([
  ['nothing', ''],
  ['a page that says sorry', '<!doctype html><title>Sorry</title>'],
  ['half a file', file(GOOD).slice(0, -30)],
  ['no day', file(GOOD).replace(/time='[^']*'/, '')],
  ['a day that is none', file(GOOD, '2026-13-45')],
  ['two days', file(`${GOOD}</Cube><Cube time='2026-11-13'>`)],
  ['no pounds', file(GOOD.replace('GBP', 'GPB'))],
  ['rupees twice', file(`${GOOD}\n${cube('INR', '1')}`)],
  ['no dollars for a euro', file(GOOD.replace('1.25', '0'))],
  ['a rate with a comma', file(GOOD.replace('1.25', '1,25'))],
  ['a rate that is a word', file(GOOD.replace('106.25', 'N/A'))],
  ['a rate below nothing', file(GOOD.replace('0.875', '-0.875'))],
  ['an endless rate', file(GOOD.replace('0.875', '1e400'))],
])('%s is no file of rates', (_what, text) => {
  expect(readBankRates(text)).toBeUndefined();
});

const bank = (perUsd: Partial<BankRates['perUsd']>): BankRates => ({
  date: '2026-11-16',
  perUsd: { EUR: 0.9, GBP: 0.8, INR: 85, ...perUsd },
});
const FROM = { USD: 1, EUR: 0.9, GBP: 0.8, INR: 85 };

test.each<[string, Partial<BankRates['perUsd']>, string[]]>([
  ['nothing moved', {}, []],
  ['a fifth up', { GBP: 0.96 }, []],
  ['more than a fifth up', { GBP: 0.9601 }, ['GBP']],
  ['a fifth down, counted the other way', { INR: 85 / 1.2 }, []],
  ['more than that', { INR: 70 }, ['INR']],
  ['a point that slipped', { EUR: 9, INR: 8.5 }, ['EUR', 'INR']],
])('%s', (_what, moved, jumps) => {
  expect(listJumps(FROM, bank(moved))).toEqual(jumps);
});
