import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Figure, NOT_MEASURED } from './asked-figures.ts';

/** Runs the overload over a filled folder, and reads what it says of each number. `best`: by a word of its name. */
export function measureOverload(dataDir: string, seconds: number, best: Record<string, string>): Figure[] {
  const bench = join(import.meta.dirname, '../bench-overload.ts');
  const { stdout } = spawnSync(process.execPath, [bench, '--data', dataDir, '--seconds', String(seconds)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const figures = stdout.split('\n').flatMap((line) => {
    const [, verdict, what = '', asked = ''] = /^(fine|MISS) (.*) \(target (.*)\)$/.exec(line) ?? [];
    if (verdict === undefined) return [];
    const [, name = what, measured = what] =
      /^(.*): (\d.*)$/.exec(what) ?? /^(.*?: \D+?) ?(\d.*)$/.exec(what) ?? [];
    const bound = Object.entries(best).find(([word]) => what.includes(word))?.[1] ?? asked;
    return [{ what: `overload ${name}`, measured, asked, best: bound, isMet: verdict === 'fine' }];
  });
  if (figures.length > 0) return figures;
  return [{ what: 'overload', measured: NOT_MEASURED, asked: 'goodput ≥ 95 %', best: '', isMet: false }];
}
