const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const hourlyUntil = 12;
const lastDay = 30;

/** How long after the beginning each look is: soon, hourly for as long as it is being set up, daily for a month. */
const looks: readonly number[] = [
  ...[1, 2, 5, 15].map((minutes) => minutes * minute),
  ...Array.from({ length: hourlyUntil }, (_, at) => (at + 1) * hour),
  ...Array.from({ length: lastDay }, (_, at) => (at + 1) * day),
];

/** For a domain that works: a day later, and an hour later when something was amiss. */
export const whileFine = 24 * hour;
export const whenInDoubt = hour;

/** A domain that is no longer theirs is answered for so long, so that a slip of the hand puts no client out. */
export const graceMs = 72 * hour;

/** A certificate that is not there so long after the records were is late. */
export const certificateLateMs = hour;

/** How long setting a domain up is shown as under way. */
export const setUpMs = hourlyUntil * hour;

export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** Null when it is over. */
export function nextLook(begunAt: Date, now: Date): Date | null {
  const passed = now.getTime() - begunAt.getTime();
  const next = looks.find((offset) => offset > passed);
  return next === undefined ? null : after(begunAt, next);
}

export const givesUpAt = (begunAt: Date): Date => after(begunAt, lastDay * day);

const reminderDays = [1, 14, 28];

/** How many reminders are due by now. */
export const remindersDue = (begunAt: Date, now: Date): number =>
  reminderDays.filter((days) => now.getTime() - begunAt.getTime() >= days * day).length;
