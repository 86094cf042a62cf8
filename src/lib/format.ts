import { numberFormatter, timeFormatter } from './formatters';
import { timeZone } from './localeSettings';

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
