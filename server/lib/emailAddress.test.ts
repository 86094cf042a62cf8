import { displayEmail, emailAddress, readEmailAddress } from './emailAddress';

test('the emailAddress schema reports an invisible character', () => {
  expect(emailAddress.safeParse('zw@example.test\u200b').error?.issues).toMatchObject([
    {
      message:
        'This email address contains an invisible character. Clear the field and type the address again.',
    },
  ]);
});

test('displayEmail returns the domain in Unicode and preserves the case', () => {
  expect(displayEmail(' Hallo@xn--bcher-kva.test ')).toBe('Hallo@bücher.test');
  expect(displayEmail('Ada@Example.Test')).toBe('Ada@Example.Test');
  expect(displayEmail('mu\u0308ller@example.test')).toBe('müller@example.test');
  expect(displayEmail('nonsense')).toBeNull();
});

test('readEmailAddress converts an address to lower case', () => {
  expect(readEmailAddress(' ADA@BÜCHER.test ')).toBe('ada@bücher.test');
});
