import fc from 'fast-check';
import { timestampFormatter } from './timestamps';

test.each([
  ['Europe/London', '2026-01-31T09:15:00.999Z', '2026-01-31T09:15:00+00:00'],
  ['Europe/London', '2026-07-31T23:30:00Z', '2026-08-01T00:30:00+01:00'],
  ['America/St_Johns', '2026-01-01T00:00:00Z', '2025-12-31T20:30:00-03:30'],
  ['Australia/Lord_Howe', '2026-04-04T14:59:59Z', '2026-04-05T01:59:59+11:00'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '2026-04-05T01:30:00+10:30'],
  ['UTC', '2026-02-28T12:00:00Z', '2026-02-28T12:00:00+00:00'],
])('timestampFormatter(%s) formats %s as %s', (timeZone, timestamp, expected) => {
  expect(timestampFormatter(timeZone)(new Date(timestamp))).toBe(expected);
});

test('timestampFormatter keeps the time to the second in every time zone', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...zones), dates, (zone, at) => {
      expect(Date.parse(timestampFormatter(zone)(at))).toBe(Math.floor(at.getTime() / 1000) * 1000);
    }),
  );
});
