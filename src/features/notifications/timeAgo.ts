import { formatDate } from '@/lib/format';
import { ownLocale } from '@/lib/reader';
import * as texts from '@/texts/notifications';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `5 min. ago`, `yesterday`; from a week on, the day. */
export function timeAgo(isoTime: string, now = Date.now()): string {
  const passedMs = now - Date.parse(isoTime);
  const words = new Intl.RelativeTimeFormat(ownLocale(), { numeric: 'auto', style: 'short' });
  if (passedMs < minuteMs) return texts.justNow;
  if (passedMs < hourMs) return words.format(-Math.floor(passedMs / minuteMs), 'minute');
  if (passedMs < dayMs) return words.format(-Math.floor(passedMs / hourMs), 'hour');
  return passedMs < 7 * dayMs ? words.format(-Math.floor(passedMs / dayMs), 'day') : formatDate(isoTime);
}
