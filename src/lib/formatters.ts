import { locale } from './reader';

// A formatter takes 20 to 50 times as long to make as to use, and a list uses the same few in every row.
const numberFormatters = new Map<string, Intl.NumberFormat>();
const timeFormatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of these options in the language that numbers are written in. */
export function numberFormatter(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locale(), options]);
  const known = numberFormatters.get(key) ?? new Intl.NumberFormat(locale(), options);
  numberFormatters.set(key, known);
  return known;
}

/** Returns the formatter of these options in the language that dates are written in. */
export function timeFormatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale(), options]);
  const known = timeFormatters.get(key) ?? new Intl.DateTimeFormat(locale(), options);
  timeFormatters.set(key, known);
  return known;
}
