import { compareTexts, currencyName, timeZoneName } from '@/lib/format';
import { browserTimeZone, messageLocale } from '@/lib/localeSettings';
import type { SelectOption } from '@/ui/SelectField';

export interface Country {
  code: string;
  name: string;
  currency: string;
}

export const countryOptions = (countries: readonly Country[]): SelectOption[] =>
  countries.map(({ code, name }) => ({ value: code, label: name }));

/** Returns the currencies of the countries, sorted by their names. */
export const currencyOptions = (countries: readonly Country[]): SelectOption[] =>
  [...new Set(countries.map(({ currency }) => currency))]
    .map((code) => ({ value: code, label: currencyName(code) }))
    .sort((a, b) => compareTexts(a.label, b.label));

const timeZoneLabels = new Map<string, string>();

/** Returns the city of a time zone with the name of its time: `America/New York (Eastern Time)`. */
function timeZoneLabel(zone: string): string {
  // Naming all time zones takes about 100 ms, and forms render at each keystroke.
  const key = `${messageLocale()} ${zone}`;
  const label =
    timeZoneLabels.get(key) ??
    (zone === 'UTC' ? zone : `${zone.replaceAll('_', ' ')} (${timeZoneName(zone)})`);
  timeZoneLabels.set(key, label);
  return label;
}

/** Returns all known time zones, including `chosen`, the browser's and UTC, because browsers omit some. */
export function timeZoneOptions(chosen: string): SelectOption[] {
  const known = new Set([chosen, browserTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...known]
    .filter((zone) => zone !== '')
    .sort()
    .map((zone) => ({ value: zone, label: timeZoneLabel(zone) }));
}
