import { countriesByName } from '#rules/countries/country-names.ts';

/** Every country, by its name, as a list to choose from. */
export const COUNTRY_OPTIONS = countriesByName().map(({ code, name }) => ({ value: code, label: name }));
