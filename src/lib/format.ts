import { defaultLocale, locale, messageLocale, timeZone } from './localeSettings';

// Creating a formatter takes 20 to 50 times as long as using it, and every row of a list uses the same few.
const numberFormatters = new Map<string, Intl.NumberFormat>();
const timeFormatters = new Map<string, Intl.DateTimeFormat>();
const displayNames = new Map<string, Intl.DisplayNames>();

/** Returns the cached number formatter for these options in the current locale. */
export function numberFormatter(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locale(), options]);
  const formatter = numberFormatters.get(key) ?? new Intl.NumberFormat(locale(), options);
  numberFormatters.set(key, formatter);
  return formatter;
}

/** Returns the cached date formatter for these options in the current locale. */
export function timeFormatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale(), options]);
  const formatter = timeFormatters.get(key) ?? new Intl.DateTimeFormat(locale(), options);
  timeFormatters.set(key, formatter);
  return formatter;
}

const timeStyles = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const;

export const formatDate = (isoTime: string, style: keyof typeof timeStyles = 'date'): string =>
  timeFormatter({ ...timeStyles[style], timeZone: timeZone() }).format(new Date(isoTime));

/**
 * Formats a number with exactly `digits` decimals, including trailing zeros. Without `digits`, uses the
 * locale's default.
 */
export const formatNumber = (value: number, digits?: number): string =>
  numberFormatter({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** Formats 0.25 as `25%`. */
export const formatPercent = (share: number, maximumFractionDigits = 0): string =>
  numberFormatter({ style: 'percent', maximumFractionDigits }).format(share);

/** Formats a size as `1 byte`, `3 kB` or `2.5 MB`. */
export function formatBytes(bytes: number): string {
  const formatUnit = (value: number, unit: string, unitDisplay: 'long' | 'short' = 'short') =>
    numberFormatter({ style: 'unit', unit, unitDisplay }).format(value);
  if (bytes < 1000) return formatUnit(bytes, 'byte', 'long');
  if (bytes < 1_000_000) return formatUnit(Math.round(bytes / 1000), 'kilobyte');
  return formatUnit(Math.round(bytes / 100_000) / 10, 'megabyte');
}

/** Formats a number of units before now, or after now if it is negative, as `5 min. ago` or `yesterday`. */
export const formatAgo = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  new Intl.RelativeTimeFormat(messageLocale(), { numeric: 'auto', style: 'short' }).format(-count, unit);

/**
 * Joins items in the console's language: as `Ada, Grace, and Sam`, as `Ada, Grace, or Sam` for a disjunction,
 * or as `Ada, Grace, Sam` for a unit.
 */
export const formatList = (
  items: readonly string[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
): string => new Intl.ListFormat(defaultLocale(), { type }).format(items);

/** Returns the name of a code in the console's language, or undefined if it has none. */
function displayName(type: Intl.DisplayNamesType, code: string): string | undefined {
  const key = `${defaultLocale()} ${type}`;
  const names = displayNames.get(key) ?? new Intl.DisplayNames(defaultLocale(), { type, fallback: 'none' });
  displayNames.set(key, names);
  return names.of(code);
}

/**
 * Returns the name of the country with an ISO 3166-1 alpha-2 code, in the console's language. Returns an
 * unknown code unchanged.
 */
export const countryName = (code: string): string => displayName('region', code) ?? code;

/** Returns the name of a currency in the console's language, with its code: `Euro (EUR)`. */
export function currencyName(code: string): string {
  const name = displayName('currency', code);
  return name === undefined ? code : `${name} (${code})`;
}

/** Returns the name of a time zone, such as `Pacific Time`, in the console's language. */
export function timeZoneName(timeZone: string): string {
  if (timeZone === 'UTC') return timeZone;
  const format = new Intl.DateTimeFormat(messageLocale(), { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Compares two texts by the alphabet of the console's language, for sorting. */
export const compareTexts = (one: string, other: string): number => one.localeCompare(other, defaultLocale());

/** Returns the name of a language with a BCP 47 tag, in the console's language. */
export const languageName = (tag: string): string => displayName('language', tag) ?? tag;
