import { locale } from './localeSettings';

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
