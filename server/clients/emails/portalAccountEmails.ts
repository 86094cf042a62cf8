import { type EmailContent, requireValue, type TemplateValues } from '../../platform';

const greet = (values: TemplateValues): string => `Hello ${requireValue(values, 'clientName')},`;

// The recipient's name and address come from the requester, so an email to an unconfirmed address does not
// contain the name.
const neutralGreeting = 'Hello,';

const signUp = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `Go on signing up with ${company}`,
    greeting: neutralGreeting,
    paragraphs: [
      `we received a request to sign up with ${company} with this address.`,
      'If it is you, choose a password with the link below. It works once, for 24 hours.',
    ],
    button: { label: 'Go on', link: requireValue(values, 'link') },
    footnote: 'If it is not you, do nothing: no account is made.',
  };
};

const existingAccount = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `You have an account with ${company} already`,
    greeting: greet(values),
    paragraphs: [
      `we received a request to sign up with ${company} with this address, which already has an account.`,
      'If it was you, sign in instead. The link below works once, for one hour, if you need a password.',
    ],
    button: { label: 'Choose a password', link: requireValue(values, 'link') },
    footnote: 'If it was not you, do nothing: your account stays as it is.',
  };
};

const passwordReset = (values: TemplateValues): EmailContent => ({
  subject: `Choose a new password for ${requireValue(values, 'companyName')}`,
  greeting: greet(values),
  paragraphs: [
    `we received a request for a new password for your account with ${requireValue(values, 'companyName')}.`,
    'The link below works once, for one hour.',
  ],
  button: { label: 'Choose a new password', link: requireValue(values, 'link') },
  footnote: 'If it was not you, do nothing: your password stays as it is.',
});

const portalAccess = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `Your account with ${company}`,
    greeting: greet(values),
    paragraphs: [
      `${company} has an account for you, where you see your plan, your payments and your card.`,
      'Choose a password with the link below. It works once, for seven days.',
    ],
    button: { label: 'Choose a password', link: requireValue(values, 'link') },
    footnote: `If you have nothing to do with ${company}, do nothing.`,
  };
};

const passwordChanged = (values: TemplateValues): EmailContent => ({
  subject: `Your password for ${requireValue(values, 'companyName')} was changed`,
  greeting: greet(values),
  paragraphs: [
    'your password was changed just now, and every device that was signed in has been signed out.',
    'If it was you, there is nothing left to do.',
  ],
  button: { label: 'It was not me', link: requireValue(values, 'link') },
  footnote: 'If it was not you, choose a new password at once.',
});

const addressConfirmation = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `Use this address with ${company}`,
    greeting: neutralGreeting,
    paragraphs: [
      `you want to use this address for your account with ${company} from now on.`,
      'Open the link below to say so. It works once, for 24 hours.',
    ],
    button: { label: 'Use this address', link: requireValue(values, 'link') },
    footnote: `If you have nothing to do with ${company}, do nothing: nothing is changed.`,
  };
};

const addressChanged = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `Your address with ${company} was changed`,
    greeting: greet(values),
    paragraphs: [
      'the email address of your account was changed. Sign in with the new address from now on.',
      'If it was you, there is nothing left to do.',
    ],
    footnote: `If it was not you, answer this mail at once: it goes to ${company}.`,
  };
};

const welcome = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `Welcome to ${company}`,
    greeting: greet(values),
    paragraphs: [
      `you have an account with ${company} now. Your plan, your payments and your card are there whenever you sign in.`,
    ],
    button: { label: 'Open your account', link: requireValue(values, 'link') },
    footnote: `Answer this mail to ask ${company} about it.`,
  };
};

export const portalAccountEmails = {
  'client-sign-up': signUp,
  'client-known': existingAccount,
  'client-password': passwordReset,
  'client-access': portalAccess,
  'client-password-chosen': passwordChanged,
  'client-address': addressConfirmation,
  'client-address-changed': addressChanged,
  'client-welcome': welcome,
} as const;
