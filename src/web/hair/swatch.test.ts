import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HAIR_SWATCHES } from '#rules/hair/swatches.ts';

const sheet = readFileSync(new URL('swatch.module.css', import.meta.url), 'utf8');

test.each(Object.entries(HAIR_SWATCHES))(
  'the dot of %s has the colours of the rules',
  (colour, [dark, light]) => {
    const rule = new RegExp(
      String.raw`\.${colour} \{\s*background: linear-gradient\(135deg, (\S+), (\S+)\);`,
    );
    expect(rule.exec(sheet)?.slice(1)).toEqual([dark, light]);
  },
);
