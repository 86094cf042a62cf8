import { hasContacts, withoutContacts } from './contactsInNames';

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
  ['ｅｖｉｌ．ｃｏｍ', 'evil'],
  ['пример.рф', 'пример'],
  ['192.0.2.7', ''],
  ['Call +1 (800) 555-0100 now', 'Call now'],
  ['0800 123 45 67', ''],
  ['٠٨٠٠١٢٣٤٥٦٧', ''],
])('a mail to strangers says %j as %j', (name, said) => {
  expect([hasContacts(name), withoutContacts(name)]).toEqual([true, said]);
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
  'Node.js School',
  'Dr. Müller & Co.',
  '24/7 Support',
])('%j has nothing to follow', (name) => {
  expect([hasContacts(name), withoutContacts(name)]).toEqual([false, name]);
});
