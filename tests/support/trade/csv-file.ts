import { csvLine } from '#rules/text/csv/csv.ts';
import type { Name } from '../people/cast.ts';
import type { TestSite } from '../site/test-site.ts';

/** A row with everything that an ad needs but its photos, as people write it. Name only what differs. */
export const csvAd = (more: Record<string, string> = {}): Record<string, string> => ({
  ref: 'tail-1',
  title: '28 in straight black Indian hair, never dyed, 160 g',
  description: 'One length, never coloured, washed twice a week, air dried. Tied before cutting.',
  price: '420.00',
  currency: 'GBP',
  length: '28in',
  weight: '160',
  colour: 'black',
  ethnicity: 'indian',
  ethnicityConsent: 'yes',
  texture: 'straight',
  treatment: 'virgin',
  condition: 'good',
  cutState: 'cut',
  cutDate: '2026-10-01',
  rootsTied: 'yes',
  source: 'own-hair',
  declaration: 'yes',
  country: 'IN',
  town: 'Chennai',
  shipsTo: 'worldwide',
  ...more,
});

/** A file of these rows: its columns are all that any of them names. */
export function csvFile(rows: readonly Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
    .map((cells) => csvLine(cells))
    .join('');
}

/** How an import is answered. */
export type Imported = {
  id: string;
  state: string;
  counts: Record<'new' | 'changes' | 'same' | 'wrong', number>;
  failed: number;
  run: number;
  rows: {
    row: number;
    ref: string | null;
    state: string;
    changes: string[];
    problems: { column: string | null; value: string; sentence: string }[];
    waitsForPhotos: boolean;
    result: string | null;
    adId: string | null;
    status: string | null;
  }[];
};

/** A trader at work through the front door. */
export function openTrader(site: TestSite, who: Name = 'asha') {
  // A test sends more files than a trader does in an hour.
  const send = async (text: string) => {
    await site.db.deleteFrom('limits').where('key', 'like', 'import:%').execute();
    return site.post('/api/trade/tryImport', { name: 'stock.csv', text }, who);
  };
  const run = (importId: string) => site.post('/api/trade/runImport', { importId }, who);
  const show = async (importId: string): Promise<Imported> =>
    (await site.get(`/api/trade/showImport?importId=${importId}`, who)).json().import;
  return {
    send,
    run,
    show,
    async try(text: string): Promise<Imported> {
      const answer = await send(text);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().import;
    },
    /** Tries it, runs it and waits for the report. */
    async runThrough(text: string): Promise<Imported> {
      const answer = await send(text);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { id } = answer.json().import as Imported;
      const begun = await run(id);
      if (begun.statusCode !== 200) throw new Error(begun.body);
      await site.runJobs();
      return show(id);
    },
    export: async (): Promise<string> => (await site.get('/api/trade/exportAds', who)).json().csv,
  };
}
