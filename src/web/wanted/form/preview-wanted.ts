import { parseInches, wholeGrams } from '#rules/hair/read-measure.ts';
import { HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from '#rules/hair/values.ts';
import { describeWanted } from '#rules/wanted/wanted-title.ts';

/** The title that a request will have, and its band on the ruler. */
export type WantedPreview = { title: string; span: { from: number; to: number } };

/** Made from what stands in the form by now; null until there is enough of it. */
export function previewWanted(read: (name: string) => readonly FormDataEntryValue[]): WantedPreview | null {
  const text = (name: string) => {
    const [value = ''] = read(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [shortest, longest] = ['shortest', 'longest'].map((name) => parseInches(text(name)));
  const grams = wholeGrams(text('grams'));
  if (!shortest || !longest || shortest > longest || !grams) return null;
  const chosen = <Value extends string>(name: string, of: readonly Value[]) =>
    of.filter((value) => read(name).includes(value));
  const title = describeWanted({
    shortest: Math.round(shortest * 2),
    longest: Math.round(longest * 2),
    colours: chosen('colours', HAIR_COLOURS),
    textures: chosen('textures', TEXTURES),
    treatments: chosen('treatments', TREATMENTS),
    ethnicities: chosen('ethnicities', HAIR_ETHNICITIES),
    grams,
  });
  return { title, span: { from: shortest, to: longest } };
}
