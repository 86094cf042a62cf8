import { type EmailContent, requireValue, type TemplateValues } from '../../platform';

const greet = (values: TemplateValues): string => `Hello ${requireValue(values, 'name')},`;

// Links to a password reset, which ends all sessions, including those of an intruder.
const reportButton = (values: TemplateValues) => ({
  label: 'It was not me',
  link: requireValue(values, 'link'),
});
const changePasswordText =
  'If it was not you, choose a new password at once and tell an Admin of your company.';
const noActionText = 'If it was you, there is nothing left to do.';

const newDevice = (values: TemplateValues): EmailContent => ({
  subject: `New sign-in to Livery from ${requireValue(values, 'device')}`,
  greeting: greet(values),
  paragraphs: [
    'there was a sign-in to your account from a new device.',
    [
      `Device: ${requireValue(values, 'device')}`,
      `Place: ${requireValue(values, 'place')}`,
      `Address: ${requireValue(values, 'address')}`,
      `Time: ${requireValue(values, 'time')}`,
    ].join('\n'),
    noActionText,
  ],
  button: reportButton(values),
  footnote:
    'If it was not you, choose a new password at once: that signs every device out. Then tell an Admin of your company.',
});

const twoFactorOn = (values: TemplateValues): EmailContent => ({
  subject: 'Two-factor is on for your Livery account',
  greeting: greet(values),
  paragraphs: [
    'from now on, signing in asks for a code of your authenticator app too. Your other devices have been signed out.',
    'Keep your recovery codes where you find them without your phone: each of them signs you in once.',
  ],
  button: reportButton(values),
  footnote: changePasswordText,
});

const twoFactorOff = (values: TemplateValues): EmailContent => ({
  subject: 'Two-factor is off for your Livery account',
  greeting: greet(values),
  paragraphs: [
    'signing in no longer asks for a code of your authenticator app, and your recovery codes no longer work.',
    noActionText,
  ],
  button: reportButton(values),
  footnote: changePasswordText,
});

const twoFactorReset = (values: TemplateValues): EmailContent => ({
  subject: 'An Admin reset your two-factor',
  greeting: greet(values),
  paragraphs: [
    'an Admin of your company took two-factor from your account, and every device that was signed in has been signed out.',
    'Sign in with your password only, then set it up again in My profile.',
  ],
  button: reportButton(values),
  footnote: 'If you did not ask for it, choose a new password at once and ask your Admins why.',
});

const recoveryCodesRenewed = (values: TemplateValues): EmailContent => ({
  subject: 'You have new recovery codes for Livery',
  greeting: greet(values),
  paragraphs: [
    'new recovery codes were made for your account: those from before no longer work.',
    noActionText,
  ],
  button: reportButton(values),
  footnote: changePasswordText,
});

const remainingCodesText = (remaining: string): string => {
  if (remaining === '0') return 'None is left. Make new ones in My profile before you need them.';
  return remaining === '1' ? 'One is left. Make new ones in My profile soon.' : `${remaining} are left.`;
};

const recoveryCodeUsed = (values: TemplateValues): EmailContent => ({
  subject: 'A recovery code signed you in to Livery',
  greeting: greet(values),
  paragraphs: [
    `one of your recovery codes was used to sign in, and does not work again. ${remainingCodesText(requireValue(values, 'left'))}`,
    noActionText,
  ],
  button: reportButton(values),
  footnote: changePasswordText,
});

const codeGuessingDetected = (values: TemplateValues): EmailContent => ({
  subject: 'Your Livery password may be compromised',
  greeting: greet(values),
  paragraphs: [
    'five sign-ins to your account failed today because of an incorrect code. Each used your correct password.',
    'If it was you, you do not need to do anything.',
  ],
  button: reportButton(values),
  footnote: 'If it was not you, choose a new password immediately. We send this email at most once a day.',
});

const passwordReset = (values: TemplateValues): EmailContent => ({
  subject: 'Choose a new password for Livery',
  greeting: `Hello ${requireValue(values, 'name')},`,
  paragraphs: [
    'we received a request for a new password for your account.',
    'The link below works once, for one hour.',
  ],
  button: { label: 'Choose a new password', link: requireValue(values, 'link') },
  footnote: 'If it was not you, do nothing: your password stays as it is.',
});

export const securityEmails = {
  'password-reset': passwordReset,
  'code-guessed': codeGuessingDetected,
  'new-device': newDevice,
  'two-factor-on': twoFactorOn,
  'two-factor-off': twoFactorOff,
  'two-factor-reset': twoFactorReset,
  'recovery-codes-renewed': recoveryCodesRenewed,
  'recovery-code-used': recoveryCodeUsed,
} as const;
