import { numberFormatter, timeFormatter } from './formatters';
import { timeZone } from './reader';

const timeStyles = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const;

export const formatDate = (isoTime: string, style: keyof typeof timeStyles = 'date'): string =>
  timeFormatter({ ...timeStyles[style], timeZone: timeZone() }).format(new Date(isoTime));

/** With so many digits after the point, where they are to be seen even when they say nothing. */
export const formatNumber = (value: number, digits?: number): string =>
  numberFormatter({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** `1 byte`, `3 kB`, `2.5 MB`. */
export function formatBytes(bytes: number): string {
  const inUnit = (value: number, unit: string, unitDisplay: 'long' | 'short' = 'short') =>
    numberFormatter({ style: 'unit', unit, unitDisplay }).format(value);
  if (bytes < 1000) return inUnit(bytes, 'byte', 'long');
  if (bytes < 1_000_000) return inUnit(Math.round(bytes / 1000), 'kilobyte');
  return inUnit(Math.round(bytes / 100_000) / 10, 'megabyte');
}
