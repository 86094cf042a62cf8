import { countryOfIp } from './ipLocation';

test.each([
  ['8.8.8.8', 'US'],
  ['81.2.69.142', 'GB'],
  ['85.214.132.117', 'DE'],
  ['::ffff:85.214.132.117', 'DE'],
  ['2001:4860:4860::8888', 'US'],
])('countryOfIp locates %s in %s', (address, country) => {
  expect(countryOfIp(address)).toBe(country);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.0.1',
  '203.0.113.7',
  '::ffff:192.168.1.1',
  '::1',
  'fd00::1',
  'fe80::1%eth0',
  'fe80::1%eth-0',
  '2001:db8::9',
  'nowhere',
  '',
  null,
])('countryOfIp returns null for %s', (address) => {
  expect(countryOfIp(address)).toBeNull();
});
