import { RequestCounts } from './requestLimit';

const isWithinLimit = (counts: RequestCounts, ipAddress: string): boolean =>
  counts.count(ipAddress, 2).current <= 2;
const countWithinLimit = (counts: RequestCounts, addresses: readonly string[]): number =>
  addresses.filter((address) => isWithinLimit(counts, address)).length;
const twentyAddresses = (addressOf: (index: number) => string): string[] =>
  Array.from({ length: 20 }, (_item, index) => addressOf(index));

test.each([
  ['an IPv4 address to the limit', () => '203.0.113.7', 2],
  ['a /64 to the limit', (index: number) => `2001:db8:1:2::${index}`, 2],
  ['a /56 of many /64s to twice the limit', (index: number) => `2001:db8:1:2${index + 10}::1`, 4],
  ['a /48 of many /56s to four times the limit', (index: number) => `2001:db8:1:${index + 10}00::1`, 8],
])('RequestCounts limits %s', (_name, addressOf, expected) => {
  expect(countWithinLimit(new RequestCounts(), twentyAddresses(addressOf))).toBe(expected);
});

test('RequestCounts counts adjacent IPv4 addresses and /48 networks separately', () => {
  const counts = new RequestCounts();
  expect(
    countWithinLimit(
      counts,
      twentyAddresses((index) => `203.0.113.${index}`),
    ),
  ).toBe(20);
  expect(
    countWithinLimit(
      counts,
      twentyAddresses((index) => `2001:db8:${index}::1`),
    ),
  ).toBe(20);
});

test('RequestCounts does not count rejected requests of a /64 toward its /56', () => {
  const counts = new RequestCounts();
  countWithinLimit(
    counts,
    twentyAddresses(() => '2001:db8:1:200::1'),
  );
  expect(
    countWithinLimit(
      counts,
      twentyAddresses(() => '2001:db8:1:201::1'),
    ),
  ).toBe(2);
});

test('RequestCounts restarts a count after one minute', () => {
  const counts = new RequestCounts();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  try {
    expect(
      countWithinLimit(
        counts,
        twentyAddresses(() => '203.0.113.7'),
      ),
    ).toBe(2);
    now.mockReturnValue(59_999);
    expect(counts.count('203.0.113.7', 2)).toEqual({ current: 21, ttl: 1 });
    now.mockReturnValue(60_000);
    expect(counts.count('203.0.113.7', 2)).toEqual({ current: 1, ttl: 60_000 });
  } finally {
    now.mockRestore();
  }
});
