import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXPORT_COLUMNS } from '#rules/ads/import/columns.ts';
import { readImportFile } from '#rules/ads/import/read-file.ts';
import { AD_STATUSES } from '#rules/ads/state.ts';
import { FIXTURE_RATES } from '#rules/money/money.ts';
import { csvLine } from '#rules/text/csv/csv.ts';
import { ANY_AD_FACTS, ANY_PHOTOS } from '#tests/support/trade/any-ad.ts';
import type { OwnAdWithPhotos } from './own-ads-store.ts';
import { tryRow } from './try-row.ts';
import { writeOwnAd } from './write-own-ad.ts';

const now = new Date('2026-11-15T09:00:00Z');
const RUNS = Number(process.env.ROUND_TRIPS ?? 2000);

const anyAd = fc
  .record({
    facts: ANY_AD_FACTS,
    photos: ANY_PHOTOS,
    id: fc.uuid(),
    version: fc.integer({ min: 1, max: 999 }),
    status: fc.constantFrom(...AD_STATUSES.filter((status) => status !== 'deleted')),
    said: fc.record({ ethnicity: fc.constantFrom('indian' as const, null), isDeclared: fc.boolean() }),
  })
  .map(({ facts, photos, id, version, status, said }) => ({
    ...facts,
    id,
    version,
    status,
    photos,
    slug: 'hair',
    shortest_layer_mm: null,
    to_be_cut_by: null,
    cut_date: facts.cut_state === 'cut' ? '2026-10-01' : null,
    ships_to: facts.ships_to_countries.length > 0 ? 'countries' : null,
    ethnicity: said.ethnicity,
    ethnicity_consent_at: said.ethnicity && now,
    ethnicity_withdrawn_at: null,
    declared_at: said.isDeclared ? now : null,
    postage_near: null,
    postage_far: null,
    expires_at: null,
    held: null,
    seller_id: 'asha',
    entered_by: null,
    status_since: now,
  }))
  .map((row) => row as unknown as OwnAdWithPhotos);

test('what is exported and read back says nothing new, for every ad', () => {
  fc.assert(
    fc.property(anyAd, (ad) => {
      const file = csvLine(EXPORT_COLUMNS) + writeOwnAd(ad, { now, origin: 'https://fairhank.test' });
      const { columns, rows } = readImportFile('my-ads.csv', new TextEncoder().encode(file));
      expect(rows).toHaveLength(1);
      const tried = tryRow({ columns, cells: rows[0]?.cells ?? [], ad, now, rates: FIXTURE_RATES });
      expect(tried).toMatchObject({ state: 'same', changes: [], problems: [] });
    }),
    { numRuns: RUNS },
  );
});

test('a price that is written another way is the same price', () => {
  const prices = fc.integer({ min: 100, max: 2_000_000_00 });
  fc.assert(
    fc.property(anyAd, prices, (row, price) => {
      const ad = { ...row, price, currency: 'INR' as const };
      const whole = Math.floor(price / 100);
      const rest = String(price % 100).padStart(2, '0');
      for (const written of [`${whole}.${rest}`, `${whole},${rest}`, ` ₹${whole}.${rest}`])
        expect(
          tryRow({ columns: ['id', 'price'], cells: [ad.id, written], ad, now, rates: FIXTURE_RATES }).state,
        ).toBe('same');
    }),
    { numRuns: 300 },
  );
});
