import type { Letter } from './layout';
import { need, type Values } from './values';

const hello = (values: Values): string => `Hello ${need(values, 'clientName')},`;

// Whoever asks for such a mail chooses the name and the address: nobody is to write to strangers in a company's name.
const helloStranger = 'Hello,';

const signUp = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `Go on signing up with ${company}`,
    greeting: helloStranger,
    paragraphs: [
      `somebody signs up with ${company} with this address.`,
      'If it is you, choose a password with the link below. It works once, for 24 hours.',
    ],
    button: { label: 'Go on', link: need(values, 'link') },
    footnote: 'If it is not you, do nothing: no account is made.',
  };
};

const known = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `You have an account with ${company} already`,
    greeting: hello(values),
    paragraphs: [
      `somebody wanted to sign up with ${company} with this address, which has an account already.`,
      'If it was you, sign in instead. The link below works once, for one hour, if you need a password.',
    ],
    button: { label: 'Choose a password', link: need(values, 'link') },
    footnote: 'If it was not you, do nothing: your account stays as it is.',
  };
};

const password = (values: Values): Letter => ({
  subject: `Choose a new password for ${need(values, 'companyName')}`,
  greeting: hello(values),
  paragraphs: [
    `somebody asked for a new password for your account with ${need(values, 'companyName')}.`,
    'The link below works once, for one hour.',
  ],
  button: { label: 'Choose a new password', link: need(values, 'link') },
  footnote: 'If it was not you, do nothing: your password stays as it is.',
});

const access = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `Your account with ${company}`,
    greeting: hello(values),
    paragraphs: [
      `${company} has an account for you, where you see your plan, your payments and your card.`,
      'Choose a password with the link below. It works once, for seven days.',
    ],
    button: { label: 'Choose a password', link: need(values, 'link') },
    footnote: `If you have nothing to do with ${company}, do nothing.`,
  };
};

const passwordChosen = (values: Values): Letter => ({
  subject: `Your password for ${need(values, 'companyName')} was changed`,
  greeting: hello(values),
  paragraphs: [
    'your password was changed just now, and every device that was signed in has been signed out.',
    'If it was you, there is nothing left to do.',
  ],
  button: { label: 'It was not me', link: need(values, 'link') },
  footnote: 'If it was not you, choose a new password at once.',
});

const address = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `Use this address with ${company}`,
    greeting: helloStranger,
    paragraphs: [
      `you want to use this address for your account with ${company} from now on.`,
      'Open the link below to say so. It works once, for 24 hours.',
    ],
    button: { label: 'Use this address', link: need(values, 'link') },
    footnote: `If you have nothing to do with ${company}, do nothing: nothing is changed.`,
  };
};

const addressChanged = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `Your address with ${company} was changed`,
    greeting: hello(values),
    paragraphs: [
      'the email address of your account was changed. Sign in with the new address from now on.',
      'If it was you, there is nothing left to do.',
    ],
    footnote: `If it was not you, answer this mail at once: it goes to ${company}.`,
  };
};

const welcome = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `Welcome to ${company}`,
    greeting: hello(values),
    paragraphs: [
      `you have an account with ${company} now. Your plan, your payments and your card are there whenever you sign in.`,
    ],
    button: { label: 'Open your account', link: need(values, 'link') },
    footnote: `Answer this mail to ask ${company} about it.`,
  };
};

/** About clients' accounts on the dashboard. */
export const accountLetters = {
  'client-sign-up': signUp,
  'client-known': known,
  'client-password': password,
  'client-access': access,
  'client-password-chosen': passwordChosen,
  'client-address': address,
  'client-address-changed': addressChanged,
  'client-welcome': welcome,
} as const;
