import { locale, timeZone } from './reader';

const timeStyles = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const;

export const formatDate = (isoTime: string, style: keyof typeof timeStyles = 'date'): string =>
  new Intl.DateTimeFormat(locale(), { ...timeStyles[style], timeZone: timeZone() }).format(new Date(isoTime));

export const formatNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/** `2 clients`, `1 client`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return formatCount(bytes, 'byte');
  if (bytes < 1_000_000) return `${formatNumber(Math.round(bytes / 1000))} kB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}
