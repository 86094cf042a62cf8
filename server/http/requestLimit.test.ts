import { RequestCounts } from './requestLimit';

const isWithin = (counts: RequestCounts, ipAddress: string): boolean =>
  counts.count(ipAddress, 2).current <= 2;
const howManyAreWithin = (counts: RequestCounts, addresses: readonly string[]): number =>
  addresses.filter((address) => isWithin(counts, address)).length;
const many = (addressOf: (at: number) => string): string[] =>
  Array.from({ length: 20 }, (_none, at) => addressOf(at));

test.each([
  ['an IPv4 address', () => '203.0.113.7', 2],
  ['a /64', (at: number) => `2001:db8:1:2::${at}`, 2],
  ['a /56 of many /64s', (at: number) => `2001:db8:1:2${at + 10}::1`, 4],
  ['a /48 of many /56s', (at: number) => `2001:db8:1:${at + 10}00::1`, 8],
])('of 20 requests from %s, its share are within a limit of 2', (_what, addressOf, share) => {
  expect(howManyAreWithin(new RequestCounts(), many(addressOf))).toBe(share);
});

test('IPv4 addresses beside one another, and /48s, have separate counts', () => {
  const counts = new RequestCounts();
  expect(
    howManyAreWithin(
      counts,
      many((at) => `203.0.113.${at}`),
    ),
  ).toBe(20);
  expect(
    howManyAreWithin(
      counts,
      many((at) => `2001:db8:${at}::1`),
    ),
  ).toBe(20);
});

test('requests that a /64 has refused take nothing from the rest of its /56', () => {
  const counts = new RequestCounts();
  howManyAreWithin(
    counts,
    many(() => '2001:db8:1:200::1'),
  );
  expect(
    howManyAreWithin(
      counts,
      many(() => '2001:db8:1:201::1'),
    ),
  ).toBe(2);
});

test('a minute later the count begins again', () => {
  const counts = new RequestCounts();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  try {
    expect(
      howManyAreWithin(
        counts,
        many(() => '203.0.113.7'),
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
