import { suggestCurrency } from '#rules/countries/country-currency.ts';

/**
 * A cached page is the same for every visitor, so it cannot know their language: here the browser chooses its own
 * currency, where nobody has chosen one yet.
 */
export function startUsualCurrency(): void {
  const currency = currencyHere();
  if (currency === undefined) return;
  for (const select of document.querySelectorAll<HTMLSelectElement>(
    'form[data-usual-currency] select[name=currency]',
  ))
    if ([...select.options].some(({ value }) => value === currency)) select.value = currency;
}

function currencyHere(): string | undefined {
  const named = navigator.languages.map((tag) => new Intl.Locale(tag).region).find(Boolean);
  const region = named ?? new Intl.Locale(navigator.language).maximize().region;
  return region === undefined ? undefined : suggestCurrency(region);
}
