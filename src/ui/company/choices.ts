import { browserTimeZone } from '@/lib/browserTimeZone';
import { ownLocale } from '@/lib/reader';
import type { SelectOption } from '@/ui/SelectField';

export interface Country {
  code: string;
  name: string;
  currency: string;
}

export const countryOptions = (countries: readonly Country[]): SelectOption[] =>
  countries.map(({ code, name }) => ({ value: code, label: name }));

/** Every currency that is used somewhere, by its name in the language of the texts. */
export function currencyOptions(countries: readonly Country[]): SelectOption[] {
  const names = new Intl.DisplayNames(ownLocale(), { type: 'currency' });
  const codes = [...new Set(countries.map(({ currency }) => currency))];
  return codes
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** The chosen one is always among them, although browsers leave some names out, UTC above all. */
export function timeZoneOptions(chosen: string): SelectOption[] {
  const known = new Set([chosen, browserTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...known]
    .filter((zone) => zone !== '')
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
