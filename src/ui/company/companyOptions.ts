import { defaultLocale, browserTimeZone } from '@/lib/localeSettings';
import type { SelectOption } from '@/ui/SelectField';

export interface Country {
  code: string;
  name: string;
  currency: string;
}

export const countryOptions = (countries: readonly Country[]): SelectOption[] =>
  countries.map(({ code, name }) => ({ value: code, label: name }));

/** Returns the currencies of the countries, named in the language of the interface. */
export function currencyOptions(countries: readonly Country[]): SelectOption[] {
  const names = new Intl.DisplayNames(defaultLocale(), { type: 'currency' });
  const codes = [...new Set(countries.map(({ currency }) => currency))];
  return codes
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** Returns all known time zones, including `chosen`, the browser's and UTC, because browsers omit some. */
export function timeZoneOptions(chosen: string): SelectOption[] {
  const known = new Set([chosen, browserTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...known]
    .filter((zone) => zone !== '')
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
