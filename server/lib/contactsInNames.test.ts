import { hasContacts, quotedName, removeContacts } from './contactsInNames';

test.each([
  ['Booking.com', 'Booking'],
  ['Visit evil.com today', 'Visit evil today'],
  ['https://evil.example/login', 'evil'],
  ['www.evil.com', 'evil'],
  ['shop.evil.co.uk', 'evil'],
  ['pay@evil.com', 'evil'],
  ['evil.test', 'evil'],
  ['evil\u200b.com', 'evil'],
  ['evil。com', 'evil'],
  ...[0xfe0f, 0x34f, 0x180b, 0x115f, 0x3164, 0x17b4, 0xe0100].flatMap((code) => [
    [`evil.com${String.fromCodePoint(code)}`, 'evil'],
    [`evil.c${String.fromCodePoint(code)}om`, 'evil'],
  ]),
  ['evil.com\u0301', 'evil'],
  ['evil.com\u034f\u0301', 'evil'],
  ['evil.com\u20e3', 'evil'],
  ['evil.zzb\u0301/login', ''],
  ['evil.இந்தியா', 'evil'],
  ['ｅｖｉｌ．ｃｏｍ', 'evil'],
  ['пример.рф', 'пример'],
  ['192.0.2.7', ''],
  ['Call +1 (800) 555-0100 now', 'Call now'],
  ['0800 123 45 67', ''],
  ['٠٨٠٠١٢٣٤٥٦٧', ''],
  ['Call 0800·123·45·67 now', 'Call now'],
  ['0800 – 123 – 4567', ''],
  ['0800_123_4567', ''],
  ['0*8*0*0*1*2*3*4*5*6*7', ''],
  ['0800, 123, 4567', ''],
  ['0800|123|4567', ''],
  ['0800 : 123:4567', ''],
  ['0️⃣8️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣', ''],
  ['+20•24•20•2', ''],
  ['555-2024', ''],
  ['0800 123 45 67, since 2024', ', since 2024'],
])('removeContacts replaces %j with %j', (name, expected) => {
  expect([hasContacts(name), removeContacts(name)]).toEqual([true, expected]);
});

test.each([
  'Ada Lovelace',
  'J.R.R. Tolkien',
  'J.R.R.Tolkien',
  'St.Pauli Studio',
  'Acme Inc.',
  'Smith / Sons',
  'Studio 2000',
  'Hall 9000 Ltd.',
  'Studio 54',
  'Studio 54, 2024-2025',
  '2024-2025',
  '2024/25 Season',
  'Class of 2024 – 2025',
  'Since 1984 · 2024',
  'Hall 101, 2024',
  'Route 66: 1926–2026',
  '1,000,000 Dreams',
  '3, 2, 1, Go!',
  'Node.js School',
  'Dr. Müller & Co.',
  '24/7 Support',
  'Zoe\u0308 Ren\u00e9.',
  'Studio ❤\ufe0f Café.',
  'សុខ ចាន់ថា',
  'ᠪᠠ\u180bᠲᠤ',
])('removeContacts does not change %j, which contains no contact', (name) => {
  expect([hasContacts(name), removeContacts(name)]).toEqual([false, name]);
});

test('removeContacts keeps years next to a phone number', () => {
  expect(removeContacts('Fair 2024-2025 call 0800·123·4567')).toBe('Fair 2024-2025 call');
});

describe('quotedName', () => {
  test.each([
    ['Ada Lovelace', '“Ada Lovelace”'],
    ['Acme.com', null],
    ['Call 0800 123 4567', null],
    ['Smith / Sons', '“Smith / Sons”'],
    ['Ada” of “Livery', '“Ada of Livery”'],
    ['A\u202Eda\u200B\u2066 B\u0007', '“Ada B”'],
    ['https://evil.test', null],
    ['Sign in at WWW.evil.test', null],
    ['evil.test/login now', null],
    ['www\u200B.evil.test', null],
    ['\u200B', null],
    ['"\u3164"', null],
    ['Ada\uFE0F\u3164', '“Ada”'],
    ['evil.com\uFE0F', null],
    ['evil.com\u0301', null],
  ])('converts %j to %j', (name, expected) => {
    expect(quotedName(name)).toBe(expected);
  });
});
