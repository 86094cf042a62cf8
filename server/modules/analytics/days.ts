import { monthsAfter } from '../../lib/monthsAfter';

/** A day as `2026-01-31`. Days compare as texts do, from the year 0 to 9999. */
export type Day = string;

const dayMs = 24 * 60 * 60 * 1000;

const toMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day => fromMs(toMs(day) + count * dayMs);

/** How many days there are from one to the other, both included. */
export const daysBetween = (from: Day, to: Day): number => (toMs(to) - toMs(from)) / dayMs + 1;

export const startOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The same day of another month, or that month's last where it is shorter. */
export const addMonths = (day: Day, count: number): Day =>
  fromMs(monthsAfter(new Date(toMs(day)), count).getTime());

export function startOfQuarter(day: Day): Day {
  const month = Number(day.slice(5, 7)) - 1;
  return addMonths(startOfMonth(day), -(month % 3));
}

export const startOfYear = (day: Day): Day => `${day.slice(0, 4)}-01-01`;

export function startOfWeek(day: Day): Day {
  const sinceMonday = (new Date(toMs(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
