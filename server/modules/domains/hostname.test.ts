import { readHostname, unicodeOf } from './hostname';

const own = { publicUrl: 'https://console.livery.example.net', sitesDomain: 'sites.livery.example.net:8443' };
const read = (text: string) => readHostname(text, own);

test.each([
  ['shop.acme.com', 'shop.acme.com', 'Subdomain'],
  ['  Shop.ACME.com.  ', 'shop.acme.com', 'Subdomain'],
  ['https://shop.acme.com/', 'shop.acme.com', 'Subdomain'],
  ['HTTP://ada:secret@shop.acme.com:8080/path?x=1#y', 'shop.acme.com', 'Subdomain'],
  ['//shop.acme.com/x', 'shop.acme.com', 'Subdomain'],
  ['shop.acme.com:443', 'shop.acme.com', 'Subdomain'],
  ['shop.acme.com?from=mail', 'shop.acme.com', 'Subdomain'],
  ['acme.com', 'acme.com', 'Apex'],
  ['acme.co.uk', 'acme.co.uk', 'Apex'],
  ['www.acme.co.uk', 'www.acme.co.uk', 'Subdomain'],
  ['acme.github.io', 'acme.github.io', 'Apex'],
  ['bücher.de', 'xn--bcher-kva.de', 'Apex'],
  ['BÜCHER.DE', 'xn--bcher-kva.de', 'Apex'],
  ['xn--bcher-kva.de', 'xn--bcher-kva.de', 'Apex'],
  ['müller。com', 'xn--mller-kva.com', 'Apex'],
  ['shop.例え.jp', 'shop.xn--r8jz45g.jp', 'Subdomain'],
  ['a-1.b--2.acme.com', 'a-1.b--2.acme.com', 'Subdomain'],
  ['notlivery.example.org', 'notlivery.example.org', 'Subdomain'],
])('%j is %s, of the kind %s', (text, hostname, kind) => {
  expect(read(text)).toEqual({ hostname, kind });
});

const notOne = 'This is not a domain.';
const address = 'Enter a domain, not an IP address.';
const ours = 'This domain belongs to the platform. Enter one of your own.';

test.each([
  ['', 'Enter a domain, such as www.example.com.'],
  ['   ', 'Enter a domain, such as www.example.com.'],
  ['https://', 'Enter a domain, such as www.example.com.'],
  ['/shop', 'Enter a domain, such as www.example.com.'],
  ['192.0.2.1', address],
  ['http://192.0.2.1:80/', address],
  ['[2001:db8::1]', address],
  ['2001:db8::1', address],
  ['127.1', address],
  ['0x7f.0.0.1', address],
  ['１９２.0.2.1', address],
  ['2130706433', address],
  ['acme', 'Enter the whole domain, with its ending, such as example.com.'],
  ['*.acme.com', 'A domain can’t have a * in it. Add each name that you use.'],
  ['_dmarc.acme.com', 'A domain can’t have an underscore in it.'],
  ['my_shop.acme.com', 'A domain can’t have an underscore in it.'],
  ['acme..com', notOne],
  ['.acme.com', notOne],
  ['-acme.com', notOne],
  ['acme-.com', notOne],
  ['ac me.com', notOne],
  ['acme%2ecom', notOne],
  ["acme.com';--", notOne],
  ['acme.com<script>', notOne],
  ['shop.acme.com\r\nHost: evil.com', notOne],
  ['acme.com\u0000', notOne],
  ['xn--.com', notOne],
  [`${'a'.repeat(64)}.com`, 'No part of a domain has more than 63 characters.'],
  [`${'a123456789.'.repeat(25)}com`, 'A domain has at most 253 characters.'],
  ['com', 'Enter the whole domain, with its ending, such as example.com.'],
  ['co.uk', 'Many people share co.uk. Enter your own name under it.'],
  ['github.io', 'Many people share github.io. Enter your own name under it.'],
  ['shop.localhost', 'Nobody can reach a domain that ends in .localhost.'],
  ['shop.acme.test', 'Nobody can reach a domain that ends in .test.'],
  ['printer.local', 'Nobody can reach a domain that ends in .local.'],
  ['db.prod.internal', 'Nobody can reach a domain that ends in .internal.'],
  ['1.2.0.192.in-addr.arpa', 'Nobody can reach a domain that ends in .arpa.'],
  ['sites.livery.example.net', ours],
  ['acme.sites.livery.example.net', ours],
  ['livery.example.net', ours],
  ['example.net', ours],
  ['console.livery.example.net', ours],
  ['x.console.livery.example.net', ours],
])('%j is refused: %s', (text, refusal) => {
  expect(read(text)).toEqual({ refusal });
});

test('a name is shown as people read it', () => {
  expect(unicodeOf('shop.xn--bcher-kva.de')).toBe('shop.bücher.de');
  expect(unicodeOf('shop.acme.com')).toBe('shop.acme.com');
});
