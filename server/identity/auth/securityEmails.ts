import { t } from '../../lib/i18n/i18n';
import { type EmailContent, greetingTo, requireValue, type TemplateValues } from '../../platform';

const greet = (values: TemplateValues): string => greetingTo(requireValue(values, 'name'));

// A password reset ends all sessions, including those of an intruder.
const resetPasswordButton = (values: TemplateValues) => ({
  label: t('Reset password'),
  link: requireValue(values, 'link'),
});
const resetPasswordFootnote = (): string =>
  t('If this wasn’t you, reset your password immediately and contact an Admin of your company.');
const noActionText = (): string => t('If this was you, no action is needed.');

const newDevice = (values: TemplateValues): EmailContent => {
  const device = requireValue(values, 'device');
  return {
    subject: t('New sign-in to Livery from {device}', { device }),
    greeting: greet(values),
    paragraphs: [
      t('Your account was signed in to from a new device.'),
      [
        t('Device: {device}', { device }),
        t('Location: {place}', { place: requireValue(values, 'place') }),
        t('IP address: {address}', { address: requireValue(values, 'address') }),
        t('Time: {time}', { time: requireValue(values, 'time') }),
      ].join('\n'),
      noActionText(),
    ],
    button: resetPasswordButton(values),
    footnote: t(
      'If this wasn’t you, reset your password immediately, which signs out all devices. Then contact an Admin of your company.',
    ),
  };
};

const twoFactorOn = (values: TemplateValues): EmailContent => ({
  subject: t('Two-factor authentication is on for your Livery account'),
  greeting: greet(values),
  paragraphs: [
    t(
      'From now on, you need a code from your authenticator app to sign in. Your other devices have been signed out.',
    ),
    t('Keep your recovery codes where you can find them without your phone. Each code signs you in once.'),
  ],
  button: resetPasswordButton(values),
  footnote: resetPasswordFootnote(),
});

const twoFactorOff = (values: TemplateValues): EmailContent => ({
  subject: t('Two-factor authentication is off for your Livery account'),
  greeting: greet(values),
  paragraphs: [
    t('You no longer need a code to sign in, and your recovery codes have expired.'),
    noActionText(),
  ],
  button: resetPasswordButton(values),
  footnote: resetPasswordFootnote(),
});

const twoFactorReset = (values: TemplateValues): EmailContent => ({
  subject: t('An Admin reset your two-factor authentication'),
  greeting: greet(values),
  paragraphs: [
    t(
      'An Admin of your company removed two-factor authentication from your account. All your devices were signed out.',
    ),
    t('Sign in with your password, then set it up again in My profile.'),
  ],
  button: resetPasswordButton(values),
  footnote: t(
    'If you didn’t request this, reset your password immediately and contact an Admin of your company.',
  ),
});

const recoveryCodesRenewed = (values: TemplateValues): EmailContent => ({
  subject: t('You have new recovery codes for Livery'),
  greeting: greet(values),
  paragraphs: [
    t('New recovery codes were created for your account. Your previous codes have expired.'),
    noActionText(),
  ],
  button: resetPasswordButton(values),
  footnote: resetPasswordFootnote(),
});

function remainingCodesText(count: number): string {
  if (count === 0) return t('You have no recovery codes left. Create new ones in My profile.');
  if (count === 1) return t('You have one recovery code left. Create new ones in My profile soon.');
  return t('{count, plural, one {You have # recovery code left.} other {You have # recovery codes left.}}', {
    count,
  });
}

const recoveryCodeUsed = (values: TemplateValues): EmailContent => ({
  subject: t('A recovery code was used to sign in to Livery'),
  greeting: greet(values),
  paragraphs: [
    t('One of your recovery codes was used to sign in. It can’t be used again.'),
    remainingCodesText(Number(requireValue(values, 'left'))),
    noActionText(),
  ],
  button: resetPasswordButton(values),
  footnote: resetPasswordFootnote(),
});

const codeGuessingDetected = (values: TemplateValues): EmailContent => ({
  subject: t('Your Livery password may be compromised'),
  greeting: greet(values),
  paragraphs: [
    t(
      'Today, five sign-ins to your account used your correct password but failed because of an incorrect code.',
    ),
    noActionText(),
  ],
  button: resetPasswordButton(values),
  footnote: t('If this wasn’t you, reset your password immediately. We send this email at most once a day.'),
});

const passwordReset = (values: TemplateValues): EmailContent => ({
  subject: t('Reset your password for Livery'),
  greeting: greet(values),
  paragraphs: [
    t('We received a request to reset the password of your account.'),
    t('The link below works once and expires in one hour.'),
  ],
  button: resetPasswordButton(values),
  footnote: t('If you didn’t request this, ignore this email. Your password stays the same.'),
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
