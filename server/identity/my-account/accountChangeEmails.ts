import { t } from '../../lib/i18n/i18n';
import { type EmailContent, greetingTo, requireValue, type TemplateValues } from '../../platform';

const greet = (values: TemplateValues): string => greetingTo(requireValue(values, 'name'));

const contactAdminFootnote = (): string =>
  t('If this wasn’t you, contact an Admin of your company immediately.');

const passwordChanged =
  (whatHappened: () => string) =>
  (values: TemplateValues): EmailContent => ({
    subject: t('Your password for Livery was changed'),
    greeting: greet(values),
    paragraphs: [whatHappened(), t('If this was you, no action is needed.')],
    button: { label: t('Reset password'), link: requireValue(values, 'link') },
    footnote: t('If this wasn’t you, reset your password immediately and contact an Admin of your company.'),
  });

const emailConfirmation = (values: TemplateValues): EmailContent => ({
  subject: t('Confirm your email address for Livery'),
  greeting: greet(values),
  paragraphs: [
    t('You started to set up two-factor authentication, which needs a confirmed email address.'),
    t(
      'To confirm this address, set a new password with the link below. This signs you out on all devices. The link works once and expires in one hour.',
    ),
  ],
  button: { label: t('Confirm email address'), link: requireValue(values, 'link') },
  footnote: t(
    'If you didn’t sign up for Livery, someone else used your address. Confirming it ends their access.',
  ),
});

const passwordRemoved = (values: TemplateValues): EmailContent => ({
  subject: t('You now sign in to Livery with Google'),
  greeting: greet(values),
  paragraphs: [
    t('You just signed in with Google, which confirmed this email address for the first time.'),
    t(
      'Because the account was created without confirming the address, its password was removed and all devices were signed out. You can choose a new password at any time.',
    ),
  ],
  button: { label: t('Choose a password'), link: requireValue(values, 'link') },
  footnote: t('Go to Settings > Users and remove people you don’t know.'),
});

const changeApprovalOldAddress = (values: TemplateValues): EmailContent => ({
  subject: t('Approve your new email address for Livery'),
  greeting: greet(values),
  paragraphs: [
    t('We received a request to change the email address of your account to {email}.', {
      email: requireValue(values, 'newEmail'),
    }),
    t('The address changes after both addresses have approved it. The links below expire in 24 hours.'),
  ],
  button: { label: t('Approve change'), link: requireValue(values, 'link') },
  otherLink: { label: t('I didn’t request this: cancel the change'), link: requireValue(values, 'refusal') },
  footnote: t('If you do nothing, your email address stays the same.'),
});

// An operator can send this email to any address, so it contains no text from the sender and no account data.
const changeApprovalNewAddress = (values: TemplateValues): EmailContent => ({
  subject: t('Confirm your email address for Livery'),
  greeting: greetingTo(''),
  paragraphs: [
    t('We received a request to use this email address for a Livery account.'),
    t(
      'The address changes after this address and the current one have approved it. The link below expires in 24 hours.',
    ),
  ],
  button: { label: t('Approve change'), link: requireValue(values, 'link') },
  footnote: t('If you don’t have a Livery account, ignore this email. Nothing will change.'),
});

const addressTaken = (values: TemplateValues): EmailContent => ({
  subject: t('This email address already has a Livery account'),
  greeting: greetingTo(''),
  paragraphs: [
    t(
      'We received a request to use this email address for another Livery account. Nothing was changed, because the address already has an account.',
    ),
    t('If this was you, sign in with this address, or choose another address.'),
  ],
  button: { label: t('Sign in'), link: requireValue(values, 'link') },
  footnote: t('If this wasn’t you, ignore this email. Your account stays the same.'),
});

const changeNoticeOldAddress = (values: TemplateValues): EmailContent => ({
  subject: t('Your email address for Livery was changed'),
  greeting: greet(values),
  paragraphs: [
    t('Both addresses approved the change. From now on, sign in to Livery with {email}.', {
      email: requireValue(values, 'newEmail'),
    }),
    t('This is the last email about your account that we send to this address.'),
  ],
  footnote: contactAdminFootnote(),
});

const changeNoticeNewAddress = (values: TemplateValues): EmailContent => ({
  subject: t('You now sign in to Livery with this address'),
  greeting: greet(values),
  paragraphs: [
    t(
      'Both addresses approved the change. From now on, sign in with this address. We also send our emails to it.',
    ),
    t(
      'All your other devices were signed out. If you sign in with Google, use the Google account of this address.',
    ),
  ],
  button: { label: t('Sign in'), link: requireValue(values, 'link') },
  footnote: contactAdminFootnote(),
});

export const accountChangeEmails = {
  'password-changed': passwordChanged(() =>
    t('Your password was just changed, and all your devices were signed out.'),
  ),
  'own-password-changed': passwordChanged(() =>
    t('Your password was just changed, and all your other devices were signed out.'),
  ),
  'address-proof': emailConfirmation,
  'password-put-away': passwordRemoved,
  'email-change-old': changeApprovalOldAddress,
  'email-change-new': changeApprovalNewAddress,
  'email-change-taken': addressTaken,
  'email-changed-old': changeNoticeOldAddress,
  'email-changed-new': changeNoticeNewAddress,
} as const;
