import { after, givesUpAt, nextLook, remindersDue } from './schedule';

const begun = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Each look that follows from the one before, in minutes from the beginning. */
function looksFrom(begunAt: Date): number[] {
  const looks: number[] = [];
  for (let at: Date | null = begunAt; at; at = nextLook(begunAt, at)) {
    looks.push((at.getTime() - begunAt.getTime()) / minute);
  }
  return looks;
}

test('spec design 4: re-checked at 1, 2, 5, 15 minutes, hourly to 12 hours, daily to 30 days', () => {
  expect(looksFrom(begun)).toEqual([
    0,
    ...[1, 2, 5, 15],
    ...Array.from({ length: 12 }, (_, at) => (at + 1) * 60),
    ...Array.from({ length: 30 }, (_, at) => (at + 1) * 1440),
  ]);
});

test('a look that comes late is followed by the next one of the plan, not by those that were missed', () => {
  expect(nextLook(begun, after(begun, 3 * hour + 59 * minute))).toEqual(after(begun, 4 * hour));
  expect(nextLook(begun, after(begun, 9.5 * day))).toEqual(after(begun, 10 * day));
  expect(nextLook(begun, after(begun, 30 * day))).toBeNull();
  expect(givesUpAt(begun)).toEqual(after(begun, 30 * day));
});

test.each([
  [0, 0],
  [0.99, 0],
  [1, 1],
  [13.9, 1],
  [14, 2],
  [28, 3],
  [30, 3],
])('after %d days %d reminders are due', (days, due) => {
  expect(remindersDue(begun, after(begun, days * day))).toBe(due);
});
