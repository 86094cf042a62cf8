import { addMs, verificationDeadlineOf, nextCheckTime, countDueReminders } from './schedule';

const start = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the times of all scheduled checks, in minutes after the start. */
function checkMinutes(checksStartedAt: Date): number[] {
  const minutes: number[] = [];
  for (let at: Date | null = checksStartedAt; at; at = nextCheckTime(checksStartedAt, at)) {
    minutes.push((at.getTime() - checksStartedAt.getTime()) / minute);
  }
  return minutes;
}

test('design 4: nextCheckTime schedules checks after 1, 2, 5 and 15 minutes, hourly to 12 hours, daily to 30 days', () => {
  expect(checkMinutes(start)).toEqual([
    0,
    ...[1, 2, 5, 15],
    ...Array.from({ length: 12 }, (_, at) => (at + 1) * 60),
    ...Array.from({ length: 30 }, (_, at) => (at + 1) * 1440),
  ]);
});

test('nextCheckTime skips overdue checks, and returns null after 30 days', () => {
  expect(nextCheckTime(start, addMs(start, 3 * hour + 59 * minute))).toEqual(addMs(start, 4 * hour));
  expect(nextCheckTime(start, addMs(start, 9.5 * day))).toEqual(addMs(start, 10 * day));
  expect(nextCheckTime(start, addMs(start, 30 * day))).toBeNull();
  expect(verificationDeadlineOf(start)).toEqual(addMs(start, 30 * day));
});

test.each([
  [0, 0],
  [0.99, 0],
  [1, 1],
  [13.9, 1],
  [14, 2],
  [28, 3],
  [30, 3],
])('after %d days, countDueReminders returns %d', (days, due) => {
  expect(countDueReminders(start, addMs(start, days * day))).toBe(due);
});
