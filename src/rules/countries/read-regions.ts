const MAX_LANGUAGES = 10;

/**
 * The regions of 'en-GB,en;q=0.9,hi;q=0.8', the likeliest first: those that are named, then those where the languages
 * are spoken most. Not every one is a country.
 */
export function readRegions(languages: string): string[] {
  const locales = languages
    .slice(0, 500)
    .split(',', MAX_LANGUAGES)
    .map(readLanguage)
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.weight - a.weight);
  return [
    ...locales.map(({ locale }) => locale.region),
    ...locales.map(({ locale }) => locale.maximize().region),
  ].filter((region) => region !== undefined);
}

function readLanguage(text: string): { locale: Intl.Locale; weight: number } | undefined {
  const [tag = '', ...settings] = text.split(';').map((part) => part.trim());
  const weight = Number(settings.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
  if (!(weight > 0 && weight <= 1)) return undefined;
  try {
    return { locale: new Intl.Locale(tag), weight };
  } catch {
    return undefined;
  }
}
