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

/** Returns a list with the sentence for an optional value. The list is empty if the value is missing. */
const optionalSentence = (
  values: TemplateValues,
  name: string,
  sentence: (value: string) => string,
): string[] => {
  const value = values[name];
  return value ? [sentence(value)] : [];
};

/**
 * Returns the `button` property, or an empty object if there is no link, for example before the portal is
 * published or for a closed account.
 */
const accountButton = ({ link }: TemplateValues): Pick<EmailContent, 'button'> =>
  link ? { button: { label: 'Open your account', link } } : {};

const reopeningText =
  'Your account reopens once the payment succeeds. The payment then covers a new billing period, which starts that day: nothing else is charged until it ends.';

const cardRequested = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `${company} asks you for a card`,
    greeting: greet(values),
    paragraphs: [
      `${company} asks you for a card to pay with.`,
      ...optionalSentence(
        values,
        'amountDue',
        (due) => `${due} is unpaid, and is charged once you have added a card.`,
      ),
      ...optionalSentence(values, 'reopens', () => reopeningText),
      ...(values['amountDue'] ? [] : ['Nothing is charged now: the card pays what falls due from now on.']),
      `The link below works once, for seven days. The card's number goes to the payment provider alone.`,
    ],
    button: { label: 'Add a card', link: requireValue(values, 'link') },
    footnote: `If you have nothing to do with ${company}, do nothing: nothing is charged.`,
  };
};

const addCardText =
  'Use the link below to add another card. The unpaid amount is charged to it. The link works once and expires in seven days.';

const paymentFailed = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `Your payment to ${company} did not go through`,
    greeting: greet(values),
    paragraphs: [
      `${requireValue(values, 'amount')} for ${requireValue(values, 'description')} could not be charged.`,
      ...optionalSentence(values, 'card', (card) => `It was tried with your card, ${card}.`),
      ...optionalSentence(values, 'nextRetryOn', (day) => `It is tried again on ${day}.`),
      addCardText,
      ...optionalSentence(values, 'reopens', () => reopeningText),
    ],
    button: { label: 'Add another card', link: requireValue(values, 'link') },
    footnote: `Answer this mail to ask ${company} about it.`,
  };
};

const pastDueEnded = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  const outcome = requireValue(values, 'outcome');
  return {
    subject: `Your account with ${company} is ${outcome}`,
    greeting: greet(values),
    paragraphs: values['amount']
      ? [
          `${values['amount']} for ${requireValue(values, 'description')} could not be charged on the last retry, so your account is ${outcome}.`,
          reopeningText,
          addCardText,
        ]
      : [`Your account was past due for too long, so it is ${outcome}.`],
    ...(values['amount']
      ? { button: { label: 'Add another card', link: requireValue(values, 'link') } }
      : accountButton(values)),
    footnote: `Reply to this email to ask ${company} how to pay.`,
  };
};

const subscriptionStarted = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  const plan = requireValue(values, 'planName');
  return {
    subject: `Your plan with ${company}: ${plan}`,
    greeting: greet(values),
    paragraphs: [
      `you have the plan ${plan} with ${company} now.`,
      ...optionalSentence(
        values,
        'trialEndsOn',
        (day) => `Your trial ends on ${day}. Nothing is charged before.`,
      ),
      `It costs ${requireValue(values, 'price')}.`,
      ...optionalSentence(values, 'setupFee', (fee) => `${fee} comes on top of the first payment, once.`),
    ],
    ...accountButton(values),
    footnote: `If you did not ask for this, answer this mail: it goes to ${company}.`,
  };
};

const trialEnding = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  const day = requireValue(values, 'trialEndsOn');
  return {
    subject: `Your trial with ${company} ends on ${day}`,
    greeting: greet(values),
    paragraphs: [
      `your trial of the plan ${requireValue(values, 'planName')} ends on ${day}.`,
      `It costs ${requireValue(values, 'price')} from then on.`,
      ...optionalSentence(values, 'setupFee', (fee) => `${fee} comes on top of the first payment, once.`),
      ...optionalSentence(values, 'card', (card) => `It is charged to your card, ${card}.`),
    ],
    ...accountButton(values),
    footnote: `Answer this mail to ask ${company} about it, or to end it.`,
  };
};

const receipt = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `Your receipt from ${company}: payment #${requireValue(values, 'number')}`,
    greeting: greet(values),
    paragraphs: [
      `${company} received ${requireValue(values, 'amount')} on ${requireValue(values, 'paidOn')}.`,
      `It was for: ${requireValue(values, 'description')}`,
      ...optionalSentence(values, 'card', (card) => `It was paid with your card, ${card}.`),
      ...optionalSentence(values, 'refunded', (refunded) => `${refunded} of it was given back to you.`),
      'You can save the receipt as a PDF for 30 days with the link below.',
    ],
    button: { label: 'Open the receipt', link: requireValue(values, 'link') },
    footnote: `Answer this mail to ask ${company} about it.`,
  };
};

/** Every email to a client, by its kind. */
export const clientEmails = {
  'client-sign-up': signUp,
  'client-known': existingAccount,
  'client-password': passwordReset,
  'client-access': portalAccess,
  'client-password-chosen': passwordChanged,
  'client-address': addressConfirmation,
  'client-address-changed': addressChanged,
  'client-welcome': welcome,
  'card-requested': cardRequested,
  'past-due-ended': pastDueEnded,
  'payment-failed': paymentFailed,
  'subscription-begun': subscriptionStarted,
  'trial-ending': trialEnding,
  receipt,
} as const;

export type ClientEmail = keyof typeof clientEmails;

export const isClientEmail = (name: string): name is ClientEmail => Object.hasOwn(clientEmails, name);
