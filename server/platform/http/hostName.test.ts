import { consoleHosts, hostNameOf, subdomainOf } from './hostName';

test.each([
  ['acme.example.com', 'acme.example.com'],
  ['ACME.Example.com:4000', 'acme.example.com'],
  ['acme.example.com.', 'acme.example.com'],
  ['acme.example.com.:443', 'acme.example.com'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['127.0.0.1:4000', '127.0.0.1'],
  ['[::1]:4000', '::1'],
  ['', null],
  ['.', null],
  ['a..b', null],
  ['-a.example', null],
  ['a b.example', null],
  ['bücher.example', null],
  ['acme.example.com/x', null],
  ['user@acme.example.com', null],
  ['acme.example.com:port', null],
  ['acme_1.example.com', null],
  [`${'a'.repeat(64)}.example`, null],
  [`${'a.'.repeat(130)}example`, null],
])('hostNameOf(%p) returns %p', (host, name) => {
  expect(hostNameOf(host)).toBe(name);
});

test.each([
  ['acme.example.com', 'acme'],
  ['example.com', null],
  ['a.acme.example.com', null],
  ['acmeexample.com', null],
  ['acme.example.org', null],
])('subdomainOf(%s) under example.com returns %p', (name, label) => {
  expect(subdomainOf(name, 'example.com:4000')).toBe(label);
});

test.each([
  ['console.example.com', true],
  ['api.example.com', true],
  ['live.example.com', true],
  ['localhost', true],
  ['10.1.2.3', true],
  ['::1', true],
  ['acme.localhost', false],
  ['acme.console.example.com', false],
  ['example.com', false],
])('for %s, the predicate of consoleHosts returns %p', (name, expected) => {
  const isConsole = consoleHosts({
    publicUrl: 'https://Console.example.com/',
    apiHost: 'api.example.com:8443',
    realtimeHost: 'live.example.com',
  });
  expect(isConsole(name)).toBe(expected);
});
