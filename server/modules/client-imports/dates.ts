const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthNamed = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const notADate = 'This date is not understood. Write it as 2025-01-31.';

type Reading = { date: Date } | { problem: string };

function calendarDay(year: number, month: number, day: number): Reading {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return isReal ? { date } : { problem: `There is no such day. Write the date as 2025-01-31.` };
}

const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]+(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;

function isoDate(text: string): Reading | null {
  const [, year, month, day, time, zone] = iso.exec(text) ?? [];
  if (!year) return null;
  const midnight = calendarDay(Number(year), Number(month), Number(day));
  if ('problem' in midnight || !time) return midnight;
  const offset = !zone || /^[zu]/i.test(zone) ? 'Z' : zone.replace(/^(.\d{2}):?/, '$1:');
  const date = new Date(`${year}-${month}-${day}T${time.replace(/(\.\d{3})\d+/, '$1')}${offset}`);
  return Number.isNaN(date.getTime()) ? { problem: notADate } : { date };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function slashedDate(text: string): Reading | null {
  const [, first, separator, second, yearText] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!first || !second) return null;
  const [a, b, year] = [Number(first), Number(second), Number(yearText)];
  // Written with points, the day comes first everywhere.
  if (separator === '.' || a > 12 || a === b) return calendarDay(year, b, a);
  if (b > 12) return calendarDay(year, a, b);
  const [dayFirst, monthFirst] = [
    `${year}-${twoDigits(b)}-${twoDigits(a)}`,
    `${year}-${twoDigits(a)}-${twoDigits(b)}`,
  ];
  return { problem: `${text} can be read as ${dayFirst} or as ${monthFirst}. Write it as one of these.` };
}

function namedDate(text: string): Reading | null {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([A-Za-z]{3,9})\.?,?[ -](\d{4})$/.exec(text);
  const monthFirst = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text);
  const [day, name, year] = dayFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  if (!name) return null;
  const month = monthNamed(name);
  return month === 0 ? { problem: notADate } : calendarDay(Number(year), month, Number(day));
}

/** A day that has been, in a form that can be read in one way only; days begin in UTC. */
export function readDate(text: string): Reading {
  const reading = isoDate(text) ?? slashedDate(text) ?? namedDate(text) ?? { problem: notADate };
  // A day ahead, since it is tomorrow already somewhere.
  const latest = Date.now() + 24 * 60 * 60 * 1000;
  if ('date' in reading && reading.date.getTime() > latest) return { problem: 'This date is in the future.' };
  return reading;
}
