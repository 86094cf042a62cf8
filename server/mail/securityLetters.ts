import type { Letter } from './layout';
import { need, type Values } from './values';

const hello = (values: Values): string => `Hello ${need(values, 'name')},`;

// Whoever has the password, or a session, is out once there is a new one.
const notMe = (values: Values) => ({ label: 'It was not me', link: need(values, 'link') });
const atOnce = 'If it was not you, choose a new password at once and tell an Admin of your company.';
const nothingLeft = 'If it was you, there is nothing left to do.';

const newDevice = (values: Values): Letter => ({
  subject: `New sign-in to Livery from ${need(values, 'device')}`,
  greeting: hello(values),
  paragraphs: [
    'somebody signed in to your account from a device that you have not used before.',
    [
      `Device: ${need(values, 'device')}`,
      `Place: ${need(values, 'place')}`,
      `Address: ${need(values, 'address')}`,
      `Time: ${need(values, 'time')}`,
    ].join('\n'),
    nothingLeft,
  ],
  button: notMe(values),
  footnote:
    'If it was not you, choose a new password at once: that signs every device out. Then tell an Admin of your company.',
});

const twoFactorOn = (values: Values): Letter => ({
  subject: 'Two-factor is on for your Livery account',
  greeting: hello(values),
  paragraphs: [
    'from now on, signing in asks for a code of your authenticator app too. Your other devices have been signed out.',
    'Keep your recovery codes where you find them without your phone: each of them signs you in once.',
  ],
  button: notMe(values),
  footnote: atOnce,
});

const twoFactorOff = (values: Values): Letter => ({
  subject: 'Two-factor is off for your Livery account',
  greeting: hello(values),
  paragraphs: [
    'signing in no longer asks for a code of your authenticator app, and your recovery codes no longer work.',
    nothingLeft,
  ],
  button: notMe(values),
  footnote: atOnce,
});

const twoFactorReset = (values: Values): Letter => ({
  subject: 'An Admin reset your two-factor',
  greeting: hello(values),
  paragraphs: [
    'an Admin of your company took two-factor from your account, and every device that was signed in has been signed out.',
    'Sign in as before it was on, and set it up anew in My profile.',
  ],
  button: notMe(values),
  footnote: 'If you did not ask for it, choose a new password at once and ask your Admins why.',
});

const recoveryCodesRenewed = (values: Values): Letter => ({
  subject: 'You have new recovery codes for Livery',
  greeting: hello(values),
  paragraphs: [
    'new recovery codes were made for your account: those from before no longer work.',
    nothingLeft,
  ],
  button: notMe(values),
  footnote: atOnce,
});

const codesLeft = (left: string): string => {
  if (left === '0') return 'None is left. Make new ones in My profile before you need them.';
  return left === '1' ? 'One is left. Make new ones in My profile soon.' : `${left} are left.`;
};

const recoveryCodeUsed = (values: Values): Letter => ({
  subject: 'A recovery code signed you in to Livery',
  greeting: hello(values),
  paragraphs: [
    `one of your recovery codes was used to sign in, and does not work again. ${codesLeft(need(values, 'left'))}`,
    nothingLeft,
  ],
  button: notMe(values),
  footnote: atOnce,
});

const codeGuessed = (values: Values): Letter => ({
  subject: 'Somebody may know your password for Livery',
  greeting: hello(values),
  paragraphs: [
    'wrong codes were typed for your account five times today, each after your right password. Nobody was let in with them.',
    'If it was you who mistyped them, there is nothing to do.',
  ],
  button: notMe(values),
  footnote:
    'If it was not you, somebody knows your password: choose a new one at once. We mail this once a day at most.',
});

/** About how operators sign in. */
export const securityLetters = {
  'code-guessed': codeGuessed,
  'new-device': newDevice,
  'two-factor-on': twoFactorOn,
  'two-factor-off': twoFactorOff,
  'two-factor-reset': twoFactorReset,
  'recovery-codes-renewed': recoveryCodesRenewed,
  'recovery-code-used': recoveryCodeUsed,
} as const;
