import { formatBytes, formatCount, formatDate, tellTimesIn } from './format';

test('counts agree with their noun, and sizes are short', () => {
  expect([formatCount(1, 'client'), formatCount(10000, 'client')]).toEqual(['1 client', '10,000 clients']);
  expect([formatBytes(1), formatBytes(2500), formatBytes(20_000_000)]).toEqual(['1 byte', '3 kB', '20 MB']);
});

test('a day is the one it is in the time zone that times are told in', () => {
  const days = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Nowhere/Atlantis'].map((timeZone) => {
    tellTimesIn(timeZone);
    return formatDate('2026-03-04T11:00:00.000Z');
  });
  tellTimesIn(null);
  const own = formatDate('2026-03-04T11:00:00.000Z');
  expect(days).toEqual(['Mar 5, 2026', 'Mar 4, 2026', own]);
});
