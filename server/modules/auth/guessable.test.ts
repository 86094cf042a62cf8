import { dictionary } from '@zxcvbn-ts/language-common';
import { parseInput } from '../../lib/parseInput';
import { isGuessable } from './guessable';
import { resetPasswordInput, signUpInput } from './input';
import { newPassword } from './passwords';

const own = ['Acme & Söhne Ltd', 'Grace Hopper', 'grace.h@navy-yards.test'];

test.each([
  'Livery2026!!',
  'livery livery livery',
  'LIVERY-CONSOLE-1',
  'password.admin',
  '!!!welcome2026!!!',
  'acme2026acme',
  'Söhne-Acme-99',
  'grace hopper',
  'navyhopper7',
])('%j says little beyond where it is used', (password) => {
  expect(isGuessable(password, own)).toBe(true);
});

test.each([
  'correct horse battery',
  'livery horse battery',
  'my password is a long one',
  'acme sells tricycles',
  '8350271946',
  'Grace is not Ada Lovelace',
  '',
])('%j says more', (password) => expect(isGuessable(password, own)).toBe(false));

const refusal = expect.objectContaining({
  details: { fields: { password: expect.stringContaining('would be guessed') } },
});

test('it is refused where a password is chosen', () => {
  expect(() => parseInput(resetPasswordInput, { password: 'Livery2026!!' })).toThrow(refusal);
});

test('what somebody signs up with is no password either', () => {
  const form = { companyName: 'Acme', name: 'Ada', email: 'countess@acme.test' };
  const signUp = (password: string) => parseInput(signUpInput, { ...form, password });
  expect(() => signUp('countess-2026')).toThrow(refusal);
  expect(() => signUp('acme-acme-1815')).toThrow(refusal);
  expect(signUp('analytical engine').password).toBe('analytical engine');
});

test('every one of the commonest passwords of known breaches that is long enough is refused, however it is typed', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 10);
  expect(long.length).toBeGreaterThan(1500);
  const isTaken = (password: string) => newPassword.safeParse(password).success;
  expect(long.filter((password) => isTaken(password) || isTaken(password.toUpperCase()))).toEqual([]);
});
