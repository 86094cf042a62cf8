import { comesIn } from './rhythm';

const minuteOf = (time: string): number => Math.floor(Date.parse(time) / 60_000);

test.each([
  ['each minute', { everyMinutes: 1 }, ['2026-11-25T00:00:00Z', '2026-11-25T07:43:59Z'], []],
  [
    'each five minutes',
    { everyMinutes: 5 },
    ['2026-11-25T00:00:30Z', '2026-11-25T13:55:00Z'],
    ['2026-11-25T13:54:59Z', '2026-11-25T13:56:00Z'],
  ],
  [
    'each hour, 17 minutes past',
    { everyMinutes: 60, after: 17 },
    ['2026-11-25T00:17:00Z', '2026-11-25T23:17:59Z', '2028-02-29T05:17:00Z'],
    ['2026-11-25T00:16:59Z', '2026-11-25T00:18:00Z', '2026-11-25T17:00:00Z'],
  ],
  [
    'each day at seven',
    { everyMinutes: 24 * 60, after: 7 * 60 },
    ['2026-11-25T07:00:00Z', '2027-01-01T07:00:59Z'],
    ['2026-11-25T06:59:59Z', '2026-11-25T07:01:00Z', '2026-11-25T19:00:00Z'],
  ],
])('a job comes %s, and in no other minute', (_often, rhythm, its, others) => {
  for (const time of its) expect([time, comesIn(minuteOf(time), rhythm)]).toEqual([time, true]);
  for (const time of others) expect([time, comesIn(minuteOf(time), rhythm)]).toEqual([time, false]);
});
