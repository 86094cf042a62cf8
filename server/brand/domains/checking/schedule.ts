const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const setupHours = 12;
const verificationDays = 30;

/**
 * Offsets of the checks from the start, in milliseconds: frequent, then hourly for 12 hours, then daily for
 * 30 days.
 */
const checkOffsets: readonly number[] = [
  ...[1, 2, 5, 15].map((minutes) => minutes * minute),
  ...Array.from({ length: setupHours }, (_, at) => (at + 1) * hour),
  ...Array.from({ length: verificationDays }, (_, at) => (at + 1) * day),
];

/**
 * Delays after a check of a live domain, in milliseconds: `liveIntervalMs` normally, `recheckDelayMs` to
 * confirm a failure.
 */
export const liveIntervalMs = 24 * hour;
export const recheckDelayMs = hour;

/**
 * Time that a broken domain keeps working without its ownership record, so that a mistake does not lock out
 * clients.
 */
export const graceMs = 72 * hour;

/** A certificate that is missing for this long after verification counts as failed. */
export const certificateTimeoutMs = hour;

/** How long the console shows the setup as in progress. */
export const setupTimeoutMs = setupHours * hour;

export const addMs = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

/** Returns the time of the next scheduled check, or null after the last one. */
export function nextCheckTime(checksStartedAt: Date, now: Date): Date | null {
  const elapsed = now.getTime() - checksStartedAt.getTime();
  const next = checkOffsets.find((offset) => offset > elapsed);
  return next === undefined ? null : addMs(checksStartedAt, next);
}

export const verificationDeadlineOf = (checksStartedAt: Date): Date =>
  addMs(checksStartedAt, verificationDays * day);

const reminderDays = [1, 14, 28];

export const countDueReminders = (checksStartedAt: Date, now: Date): number =>
  reminderDays.filter((days) => now.getTime() - checksStartedAt.getTime() >= days * day).length;
