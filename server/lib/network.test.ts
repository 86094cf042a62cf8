import { isSameNetwork, networkOf, networksOf } from './network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['::ffff:0:1', '0.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('networkOf(%s) is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2ff:3:4:5:6', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8::9', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
])('networksOf(%s) is %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

test('isSameNetwork compares the /56 of IPv6 addresses and whole IPv4 addresses', () => {
  expect(isSameNetwork('2001:db8:1:2ff::1', '2001:db8:1:201::9')).toBe(true);
  expect(isSameNetwork('2001:db8:1:2ff::1', '2001:db8:1:301::9')).toBe(false);
  expect(isSameNetwork('203.0.113.7', '::ffff:203.0.113.7')).toBe(true);
  expect(isSameNetwork('203.0.113.7', '203.0.113.8')).toBe(false);
});
