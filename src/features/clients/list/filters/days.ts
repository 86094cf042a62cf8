/** A day as the contract writes it, `2026-01-31`; null when the text is none. */
export function dayFrom(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

export interface DayRange {
  /** Null is since ever. */
  from: string | null;
  /** This day included; null is until now. */
  to: string | null;
}

/** `2026-01-01..2026-01-31`, of which either side may be left open; null when it is no range. */
export function rangeFrom(text: string): DayRange | null {
  const [first = '', last = '', ...more] = text.split('..');
  const from = dayFrom(first);
  const to = dayFrom(last);
  const isBroken = more.length > 0 || (first !== '' && !from) || (last !== '' && !to);
  if (isBroken || (!from && !to) || (from && to && from > to)) return null;
  return { from, to };
}

export const rangeText = ({ from, to }: DayRange): string => `${from ?? ''}..${to ?? ''}`;

const utc = (day: string) => new Date(`${day}T00:00:00.000Z`);

export const dayAfter = (day: string, days: number): string =>
  new Date(utc(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Today where the company is. */
export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format();

/** A day as people read it; the day itself has no time zone. */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(navigator.language.startsWith('en') ? navigator.language : 'en', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(utc(day));

export function rangeName({ from, to }: DayRange): string {
  if (from && to) return from === to ? `on ${dayName(from)}` : `${dayName(from)} – ${dayName(to)}`;
  if (from) return `since ${dayName(from)}`;
  return `until ${dayName(to ?? '')}`;
}
