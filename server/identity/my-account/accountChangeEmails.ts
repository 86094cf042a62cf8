import { type EmailContent, requireValue, type TemplateValues } from '../../platform';

const greet = (values: TemplateValues): string => `Hello ${requireValue(values, 'name')},`;

const passwordChanged =
  (endedSessions: string) =>
  (values: TemplateValues): EmailContent => ({
    subject: 'Your password for Livery was changed',
    greeting: greet(values),
    paragraphs: [
      `your password was changed just now, and ${endedSessions} has been signed out.`,
      'If it was you, there is nothing left to do.',
    ],
    button: { label: 'It was not me', link: requireValue(values, 'link') },
    footnote: 'If it was not you, choose a new password at once and tell an Admin of your company.',
  });

const emailConfirmation = (values: TemplateValues): EmailContent => ({
  subject: 'Confirm your email address for Livery',
  greeting: greet(values),
  paragraphs: [
    'you started to set up two-factor, which needs a confirmed email address.',
    'To confirm this address, set a new password with the link below. This signs you out on every device. The link works once and expires in one hour.',
  ],
  button: { label: 'Confirm email address', link: requireValue(values, 'link') },
  footnote:
    'If you did not sign up for Livery, someone else used your address. Confirming it ends their access.',
});

const passwordRemoved = (values: TemplateValues): EmailContent => ({
  subject: 'You sign in to Livery with Google now',
  greeting: greet(values),
  paragraphs: [
    'you signed in with Google just now, which showed for the first time that this address is yours.',
    'Because the account was created without confirming this address, its password was removed and every device was signed out. You can choose a new password at any time.',
  ],
  button: { label: 'Choose a password', link: requireValue(values, 'link') },
  footnote: 'Check Users in the settings of your company, and remove people you do not know.',
});

const changeApprovalOldAddress = (values: TemplateValues): EmailContent => ({
  subject: 'Do you want another email address for Livery?',
  greeting: greet(values),
  paragraphs: [
    `we received a request from your account to change its email address to ${requireValue(values, 'newEmail')}.`,
    'It changes only when both addresses have agreed. The links below work for 24 hours.',
  ],
  button: { label: 'Agree', link: requireValue(values, 'link') },
  otherLink: { label: 'It was not me: stop this', link: requireValue(values, 'refusal') },
  footnote: 'If you do nothing, your address stays as it is.',
});

// An operator can send this email to any address, so it contains no text from the sender and no account data.
const changeApprovalNewAddress = (values: TemplateValues): EmailContent => ({
  subject: 'Use this address for Livery',
  greeting: 'Hello,',
  paragraphs: [
    'you want to use this address for your account with Livery from now on.',
    'It changes when this address and the one you have now have agreed. The link below works for 24 hours.',
  ],
  button: { label: 'Use this address', link: requireValue(values, 'link') },
  footnote: 'If you have no account with Livery, do nothing: nothing is changed.',
});

const addressTaken = (values: TemplateValues): EmailContent => ({
  subject: 'This address is in use for Livery already',
  greeting: 'Hello,',
  paragraphs: [
    'we received a request to use this address for another Livery account, but it already belongs to an account. Nothing was changed.',
    'If it was you, sign in with this address, or ask for another one.',
  ],
  button: { label: 'Sign in', link: requireValue(values, 'link') },
  footnote: 'If it was not you, do nothing: your account stays as it is.',
});

const changeNoticeOldAddress = (values: TemplateValues): EmailContent => ({
  subject: 'Your email address for Livery was changed',
  greeting: greet(values),
  paragraphs: [
    `you sign in to Livery with ${requireValue(values, 'newEmail')} from now on, as both addresses have agreed.`,
    'This is the last mail about your account that comes to this address.',
  ],
  footnote: 'If it was not you, tell an Admin of your company at once.',
});

const changeNoticeNewAddress = (values: TemplateValues): EmailContent => ({
  subject: 'You sign in to Livery with this address now',
  greeting: greet(values),
  paragraphs: [
    'both addresses have agreed: you sign in with this one from now on, and our mails come here.',
    'Every other device that was signed in has been signed out. If you sign in with Google, use the account of this address.',
  ],
  button: { label: 'Sign in', link: requireValue(values, 'link') },
  footnote: 'If it was not you, tell an Admin of your company at once.',
});

export const accountChangeEmails = {
  'password-changed': passwordChanged('every device that was signed in'),
  'own-password-changed': passwordChanged('every other device that was signed in'),
  'address-proof': emailConfirmation,
  'password-put-away': passwordRemoved,
  'email-change-old': changeApprovalOldAddress,
  'email-change-new': changeApprovalNewAddress,
  'email-change-taken': addressTaken,
  'email-changed-old': changeNoticeOldAddress,
  'email-changed-new': changeNoticeNewAddress,
} as const;
