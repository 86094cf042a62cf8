import { emailField, emailKey, encodeEmailDomain, isEmailAddress, parseEmail } from './emailAddress';

const problemOf = (text: string): string => {
  const result = parseEmail(text);
  return 'problem' in result ? result.problem : 'none';
};

describe('parseEmail', () => {
  test.each([
    'ada@example.test',
    "o'neil+tag@example.test",
    '!#$%&*/=?^_`{|}~-@example.test',
    'müller@example.test',
    'İz@example.test',
    'kontakt@bücher.test',
    'kontakt@xn--bcher-kva.test',
    '例え@例え。テスト',
    `${'a'.repeat(64)}@example.test`,
    `a@${'b'.repeat(63)}.test`,
  ])('accepts %s', (text) => {
    expect(problemOf(text)).toBe('none');
  });

  test.each([
    ['', 'Missing'],
    ['  ', 'Missing'],
    ['ada', 'Malformed'],
    ['ada@', 'Malformed'],
    ['@example.test', 'Malformed'],
    ['ada@localhost', 'Malformed'],
    ['ada@@example.test', 'Malformed'],
    ['a b@example.test', 'Malformed'],
    ['"a"@example.test', 'Malformed'],
    ['a,b@example.test', 'Malformed'],
    ['.ada@example.test', 'Malformed'],
    ['ada.@example.test', 'Malformed'],
    ['a..b@example.test', 'Malformed'],
    ['ada@.example.test', 'Malformed'],
    ['ada@example.test.', 'Malformed'],
    ['ada@example..test', 'Malformed'],
    ['ada@-example.test', 'Malformed'],
    ['ada@example-.test', 'Malformed'],
    ['ada@exa_mple.test', 'Malformed'],
    ['ada@1.2.3.4', 'Malformed'],
    ['ada@[1.2.3.4]', 'Malformed'],
    ['ada@bücher.test:80', 'Malformed'],
    ['ada@bücher.test/path', 'Malformed'],
    [`a@${'b'.repeat(64)}.test`, 'Malformed'],
    [`a@${'ü'.repeat(63)}.test`, 'Malformed'],
    [`${'a'.repeat(65)}@example.test`, 'TooLong'],
    [`${'ü'.repeat(33)}@example.test`, 'TooLong'],
    [
      `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}`,
      'TooLong',
    ],
    ['zw@example.test\u200b', 'Invisible'],
    ['sh\u00ady@example.test', 'Invisible'],
    ['zw\u200d@example.test', 'Invisible'],
    ['ada@exam\u2060ple.test', 'Invisible'],
    ['\u202aada@example.test\u202c', 'Invisible'],
    ['a\u3164da@example.test', 'Invisible'],
    ['a\u0000da@example.test', 'Invisible'],
    ['a\nda@example.test', 'Invisible'],
  ])('rejects %j as %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });
});

test('emailField trims an address and reports its problem with the given message', () => {
  const field = emailField({
    Missing: 'none',
    Malformed: 'malformed',
    TooLong: 'long',
    Invisible: 'invisible',
  });
  const messageOf = (text: string) => field.safeParse(text).error?.issues[0]?.message;
  expect(field.parse(' Ada@example.test ')).toBe('Ada@example.test');
  expect(
    ['', 'a..b@example.test', `${'a'.repeat(65)}@x.test`, 'zw@example.test\u200b'].map(messageOf),
  ).toEqual(['none', 'malformed', 'long', 'invisible']);
});

test('isEmailAddress rejects an address with an invisible character', () => {
  expect(isEmailAddress('kontakt@bücher.test')).toBe(true);
  expect(isEmailAddress('sh\u00ady@example.test')).toBe(false);
});

describe('emailKey', () => {
  test.each([
    ['upper and lower case', 'Ada@Example.Test', 'ada@example.test'],
    ['surrounding white space', '\u00a0ada@example.test ', 'ada@example.test'],
    ['composed and decomposed letters', 'ju\u0308rg@example.test', 'jürg@example.test'],
    ['a Punycode domain', 'a@xn--bcher-kva.test', 'a@bücher.test'],
    ['a domain in upper case', 'a@BÜCHER.test', 'a@bücher.test'],
    ['a decomposed domain', 'a@bu\u0308cher.test', 'a@bücher.test'],
    ['full-width domain letters', 'a@ｅｘａｍｐｌｅ.test', 'a@example.test'],
    ['the ideographic full stop', 'a@例え。テスト', 'a@例え.テスト'],
    ['the Turkish capital İ', 'İz@example.test', 'iz@example.test'],
    ['the lower case of the Turkish capital İ', 'i̇z@example.test', 'iz@example.test'],
    ['the Turkish dotless ı', 'IŞIK@example.test', 'ışık@example.test'],
    ['the final sigma', 'ΣΣaΣ@example.test', 'σσας@example.test'.replace('α', 'a')],
    ['invisible characters of older rows', 'zw@example.test\u200b', 'zw@example.test'],
  ])('is the same for equivalent addresses: %s', (_name, one, other) => {
    expect(emailKey(one)).toBe(emailKey(other));
  });

  test.each([
    ['ada@example.test', 'ada@example.com'],
    ['ada@example.test', 'ada+tag@example.test'],
    ['muller@example.test', 'müller@example.test'],
    ['strasse@example.test', 'straße@example.test'],
    ['a@strasse.test', 'a@straße.test'],
    ['a@isik.test', 'a@ışık.test'],
  ])('differs for %s and %s', (one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other));
  });

  test('returns the domain in ASCII and is idempotent', () => {
    expect(emailKey('Kontakt@Bücher.test')).toBe('kontakt@xn--bcher-kva.test');
    for (const text of ['Kontakt@Bücher.test', 'İZ@x.test', 'ΣΑΣ@x.test', 'nonsense', 'a@b@c', ''])
      expect(emailKey(emailKey(text))).toBe(emailKey(text));
  });
});

test('encodeEmailDomain returns the domain in ASCII and preserves the local part', () => {
  expect(encodeEmailDomain('Müller@Bücher.test')).toBe('Müller@xn--bcher-kva.test');
  expect(encodeEmailDomain('nonsense')).toBe('nonsense');
});

test('parseEmail and emailKey process long text in linear time', () => {
  const cpuUsageBefore = process.cpuUsage();
  for (const part of ['.', 'a', 'ü', '@', 'a.', '\u200b', 'xn--']) {
    parseEmail(part.repeat(200_000));
    emailKey(part.repeat(200_000));
  }
  expect(process.cpuUsage(cpuUsageBefore).user).toBeLessThan(3_000_000);
});
