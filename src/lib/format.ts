import { defaultLocale, locale, timeZone } from './localeSettings';

// Creating a formatter takes 20 to 50 times as long as using it, and every row of a list uses the same few.
const numberFormatters = new Map<string, Intl.NumberFormat>();
const timeFormatters = new Map<string, Intl.DateTimeFormat>();

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

/** Formats a size as `1 byte`, `3 kB` or `2.5 MB`. */
export function formatBytes(bytes: number): string {
  const formatUnit = (value: number, unit: string, unitDisplay: 'long' | 'short' = 'short') =>
    numberFormatter({ style: 'unit', unit, unitDisplay }).format(value);
  if (bytes < 1000) return formatUnit(bytes, 'byte', 'long');
  if (bytes < 1_000_000) return formatUnit(Math.round(bytes / 1000), 'kilobyte');
  return formatUnit(Math.round(bytes / 100_000) / 10, 'megabyte');
}

/**
 * Joins items in the console's language, as `Ada, Grace, and Sam`, or as `Ada, Grace, or Sam` for a
 * disjunction.
 */
export const formatList = (
  items: readonly string[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
): string => new Intl.ListFormat(defaultLocale(), { type }).format(items);

/**
 * Returns the name of the country with an ISO 3166-1 alpha-2 code, in the console's language. Returns an
 * unknown code unchanged.
 */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(defaultLocale(), { type: 'region', fallback: 'code' }).of(code) ?? code;
