import * as z from 'zod/mini';
import { emailCheck, isEmailAddress } from './emailAddress';

const field = z.string().check(z.trim(), emailCheck('Enter an email address.'));
const messageOf = (text: string) => field.safeParse(text).error?.issues[0]?.message;

test('emailCheck accepts valid addresses and rejects malformed ones', () => {
  expect(messageOf(' ada@example.test ')).toBeUndefined();
  expect(messageOf('kontakt@bücher.test')).toBeUndefined();
  for (const text of ['', 'ada', 'a..b@example.test', '.a@example.test', 'ada@exa_mple.test'])
    expect([text, messageOf(text)]).toEqual([text, 'Enter an email address.']);
});

test('emailCheck reports an invisible character, and isEmailAddress rejects it', () => {
  expect(messageOf('zw@example.test\u200b')).toBe(
    'The email address contains an invisible character. Delete it and type the address again.',
  );
  expect(isEmailAddress('sh\u00ady@example.test')).toBe(false);
});
