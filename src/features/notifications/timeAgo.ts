import { formatDate } from '@/lib/format';
import { defaultLocale } from '@/lib/localeSettings';
import * as texts from '@/texts/notifications';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats a time as `just now`, `5 min. ago` or `yesterday`, or as a date if it is at least a week ago. */
export function timeAgo(isoTime: string, now = Date.now()): string {
  const elapsedMs = now - Date.parse(isoTime);
  const formatter = new Intl.RelativeTimeFormat(defaultLocale(), { numeric: 'auto', style: 'short' });
  if (elapsedMs < minuteMs) return texts.justNow;
  if (elapsedMs < hourMs) return formatter.format(-Math.floor(elapsedMs / minuteMs), 'minute');
  if (elapsedMs < dayMs) return formatter.format(-Math.floor(elapsedMs / hourMs), 'hour');
  return elapsedMs < 7 * dayMs
    ? formatter.format(-Math.floor(elapsedMs / dayMs), 'day')
    : formatDate(isoTime);
}
