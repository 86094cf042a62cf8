import { dictionary } from '@zxcvbn-ts/language-common';
import { parseInput } from '../../lib/input';
import { isGuessable } from './guessable';
import { resetPasswordInput, signUpInput } from '../auth/input';
import { newPassword } from './passwords';

const personalTexts = ['Acme & Söhne Ltd', 'Grace Hopper', 'grace.h@navy-yards.test'];

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
])('isGuessable returns true for %j', (password) => {
  expect(isGuessable(password, personalTexts)).toBe(true);
});

test.each([
  'correct horse battery',
  'livery horse battery',
  'my password is a long one',
  'acme sells tricycles',
  '8350271946',
  'Grace is not Ada Lovelace',
  '',
])('isGuessable returns false for %j', (password) =>
  expect(isGuessable(password, personalTexts)).toBe(false),
);

const guessableError = expect.objectContaining({
  details: { fields: { password: expect.stringContaining('easy to guess') } },
});

test('resetPasswordInput rejects a guessable password', () => {
  expect(() => parseInput(resetPasswordInput, { password: 'Livery2026!!' })).toThrow(guessableError);
});

test('signUpInput rejects a password that consists of sign-up data', () => {
  const form = { companyName: 'Acme', name: 'Ada', email: 'countess@acme.test' };
  const signUp = (password: string) => parseInput(signUpInput, { ...form, password });
  expect(() => signUp('countess-2026')).toThrow(guessableError);
  expect(() => signUp('acme-acme-1815')).toThrow(guessableError);
  expect(signUp('analytical engine').password).toBe('analytical engine');
});

test('newPassword rejects common breached passwords of at least 10 characters, also in upper case', () => {
  const commonPasswords = dictionary['passwords-common'].filter((password) => password.length >= 10);
  expect(commonPasswords.length).toBeGreaterThan(1500);
  const isAccepted = (password: string) => newPassword.safeParse(password).success;
  expect(
    commonPasswords.filter((password) => isAccepted(password) || isAccepted(password.toUpperCase())),
  ).toEqual([]);
});
