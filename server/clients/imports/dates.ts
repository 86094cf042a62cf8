import { t } from '../../lib/i18n/i18n';
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthNumber = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const invalidDate = () => t('Unknown date format. Use the format 2025-01-31.');

type DateResult = { date: Date } | { problem: string };

function calendarDay(year: number, month: number, day: number): DateResult {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return isReal ? { date } : { problem: t('This date doesn’t exist. Use the format 2025-01-31.') };
}

const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]+(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;

function parseIsoDate(text: string): DateResult | null {
  const [, year, month, day, time, zone] = isoPattern.exec(text) ?? [];
  if (!year) return null;
  const midnight = calendarDay(Number(year), Number(month), Number(day));
  if ('problem' in midnight || !time) return midnight;
  const offset = !zone || /^[zu]/i.test(zone) ? 'Z' : zone.replace(/^(.\d{2}):?/, '$1:');
  const date = new Date(`${year}-${month}-${day}T${time.replace(/(\.\d{3})\d+/, '$1')}${offset}`);
  return Number.isNaN(date.getTime()) ? { problem: invalidDate() } : { date };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function parseNumericDate(text: string): DateResult | null {
  const [, first, separator, second, yearText] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!first || !second) return null;
  const [a, b, year] = [Number(first), Number(second), Number(yearText)];
  // In dates separated by dots, the day always comes first.
  if (separator === '.' || a > 12 || a === b) return calendarDay(year, b, a);
  if (b > 12) return calendarDay(year, a, b);
  const [dayFirst, monthFirst] = [
    `${year}-${twoDigits(b)}-${twoDigits(a)}`,
    `${year}-${twoDigits(a)}-${twoDigits(b)}`,
  ];
  return {
    problem: t('The date {date} is ambiguous. Enter {dayFirst} or {monthFirst} instead.', {
      date: text,
      dayFirst,
      monthFirst,
    }),
  };
}

function parseNamedDate(text: string): DateResult | null {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([A-Za-z]{3,9})\.?,?[ -](\d{4})$/.exec(text);
  const monthFirst = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text);
  const [day, name, year] = dayFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  if (!name) return null;
  const month = monthNumber(name);
  return month === 0 ? { problem: invalidDate() } : calendarDay(Number(year), month, Number(day));
}

/**
 * Parses a past date in an unambiguous format, or returns the problem. A date without a time means midnight
 * UTC.
 */
export function parseDate(text: string): DateResult {
  const result = parseIsoDate(text) ??
    parseNumericDate(text) ??
    parseNamedDate(text) ?? { problem: invalidDate() };
  // Allows one day ahead, because some time zones already have the next date.
  const latest = Date.now() + 24 * 60 * 60 * 1000;
  if ('date' in result && result.date.getTime() > latest)
    return { problem: t('This date is in the future.') };
  return result;
}
