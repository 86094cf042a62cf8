import { t } from '../../lib/i18n/i18n';
import { type EmailContent, greetingTo, requireValue, type TemplateValues } from '../../platform';

const greet = (values: TemplateValues): string => greetingTo(requireValue(values, 'clientName'));

// The recipient's name and address come from the requester, so an email to an unconfirmed address does not
// contain the name.
const neutralGreeting = (): string => greetingTo('');

const noActionText = (): string => t('If this was you, no action is needed.');

const questionsFootnote = (company: string): string =>
  t('Questions? Reply to this email to contact {company}.', { company });

const signUp = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('Finish signing up with {company}', { company }),
    greeting: neutralGreeting(),
    paragraphs: [
      t('We received a request to sign up with {company} using this email address.', { company }),
      t('To continue, choose a password. The link works once and expires in 24 hours.'),
    ],
    button: { label: t('Choose a password'), link: requireValue(values, 'link') },
    footnote: t('If you didn’t request this, ignore this email. No account will be created.'),
  };
};

const existingAccount = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('You already have an account with {company}', { company }),
    greeting: greet(values),
    paragraphs: [
      t(
        'We received a request to sign up with {company} using this email address, which already has an account.',
        { company },
      ),
      t(
        'If this was you, sign in instead. If you need a password, use the link below. It works once and expires in one hour.',
      ),
    ],
    button: { label: t('Choose a password'), link: requireValue(values, 'link') },
    footnote: t('If this wasn’t you, ignore this email. Your account stays the same.'),
  };
};

const passwordReset = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('Reset your password for {company}', { company }),
    greeting: greet(values),
    paragraphs: [
      t('We received a request to reset the password of your account with {company}.', { company }),
      t('The link below works once and expires in one hour.'),
    ],
    button: { label: t('Reset password'), link: requireValue(values, 'link') },
    footnote: t('If you didn’t request this, ignore this email. Your password stays the same.'),
  };
};

const portalAccess = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('Your account with {company}', { company }),
    greeting: greet(values),
    paragraphs: [
      t('You have an account with {company}, where you can see your plan, payments and card.', { company }),
      t('To sign in, choose a password. The link works once and expires in seven days.'),
    ],
    button: { label: t('Choose a password'), link: requireValue(values, 'link') },
    footnote: t('If you don’t know {company}, ignore this email.', { company }),
  };
};

const passwordChanged = (values: TemplateValues): EmailContent => ({
  subject: t('Your password for {company} was changed', { company: requireValue(values, 'companyName') }),
  greeting: greet(values),
  paragraphs: [t('Your password was just changed, and all your devices were signed out.'), noActionText()],
  button: { label: t('Reset password'), link: requireValue(values, 'link') },
  footnote: t('If this wasn’t you, reset your password immediately.'),
});

const addressConfirmation = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('Confirm your email address for {company}', { company }),
    greeting: neutralGreeting(),
    paragraphs: [
      t('We received a request to use this email address for an account with {company}.', { company }),
      t('To confirm it, use the link below. The link works once and expires in 24 hours.'),
    ],
    button: { label: t('Confirm email address'), link: requireValue(values, 'link') },
    footnote: t('If you didn’t request this, ignore this email. Nothing will change.'),
  };
};

const addressChanged = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('Your email address for {company} was changed', { company }),
    greeting: greet(values),
    paragraphs: [
      t('The email address of your account was changed. Use the new address to sign in.'),
      noActionText(),
    ],
    footnote: t('If this wasn’t you, reply to this email immediately to contact {company}.', { company }),
  };
};

const welcome = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('Welcome to {company}', { company }),
    greeting: greet(values),
    paragraphs: [
      t('Your account with {company} is ready. Sign in to see your plan, payments and card.', { company }),
    ],
    button: { label: t('Open account'), link: requireValue(values, 'link') },
    footnote: questionsFootnote(company),
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
  link ? { button: { label: t('Open account'), link } } : {};

const reopeningText = (): string =>
  t(
    'Your account reopens once the payment succeeds. The payment covers a new billing period that starts that day, and nothing else is charged until it ends.',
  );

const cardRequested = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('Add a card for your payments to {company}', { company }),
    greeting: greet(values),
    paragraphs: [
      t('{company} asks you to add a card for your payments.', { company }),
      ...optionalSentence(values, 'amountDue', (due) =>
        t('{due} is past due. It is charged when you add a card.', { due }),
      ),
      ...optionalSentence(values, 'reopens', reopeningText),
      ...(values['amountDue']
        ? []
        : [t('Nothing is charged when you add the card. It is used for your future payments.')]),
      t(
        'The link below works once and expires in seven days. Only the card provider receives your card number.',
      ),
    ],
    button: { label: t('Add a card'), link: requireValue(values, 'link') },
    footnote: t('If you don’t know {company}, ignore this email. Nothing will be charged.', { company }),
  };
};

const addCardText = (): string =>
  t(
    'To pay now, add another card. The past-due amount is charged to it. The link works once and expires in seven days.',
  );

const paymentFailed = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  const amount = requireValue(values, 'amount');
  const description = requireValue(values, 'description');
  return {
    subject: t('Your payment to {company} failed', { company }),
    greeting: greet(values),
    paragraphs: [
      t('We couldn’t charge {amount} for {description}.', { amount, description }),
      ...optionalSentence(values, 'card', (card) => t('Card: {card}', { card })),
      ...optionalSentence(values, 'nextRetryOn', (day) => t('We will try again on {day}.', { day })),
      addCardText(),
      ...optionalSentence(values, 'reopens', reopeningText),
    ],
    button: { label: t('Add another card'), link: requireValue(values, 'link') },
    footnote: questionsFootnote(company),
  };
};

/** Returns the first sentence of the email about an account that was paused or closed for non-payment. */
function pastDueEndText(values: TemplateValues, isPaused: boolean): string {
  const amount = values['amount'];
  if (!amount) {
    return isPaused
      ? t('Your account was past due for too long, so it is now paused.')
      : t('Your account was past due for too long, so it is now closed.');
  }
  const payment = { amount, description: requireValue(values, 'description') };
  return isPaused
    ? t(
        'We couldn’t charge {amount} for {description} on the last retry, so your account is now paused.',
        payment,
      )
    : t(
        'We couldn’t charge {amount} for {description} on the last retry, so your account is now closed.',
        payment,
      );
}

const pastDueEnded = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  const isPaused = requireValue(values, 'outcome') === 'paused';
  return {
    subject: isPaused
      ? t('Your account with {company} is paused', { company })
      : t('Your account with {company} is closed', { company }),
    greeting: greet(values),
    paragraphs: [
      pastDueEndText(values, isPaused),
      ...(values['amount'] ? [reopeningText(), addCardText()] : []),
    ],
    ...(values['amount']
      ? { button: { label: t('Add another card'), link: requireValue(values, 'link') } }
      : accountButton(values)),
    footnote: t('Reply to this email to ask {company} how to pay.', { company }),
  };
};

const setupFeeText = (fee: string): string =>
  t('A one-time setup fee of {fee} is added to your first payment.', { fee });

const subscriptionStarted = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  const plan = requireValue(values, 'planName');
  return {
    subject: t('Your plan with {company}: {plan}', { company, plan }),
    greeting: greet(values),
    paragraphs: [
      t('You are now subscribed to {plan} with {company}.', { plan, company }),
      ...optionalSentence(values, 'trialEndsOn', (day) =>
        t('Your trial ends on {day}. Nothing is charged before then.', { day }),
      ),
      t('Price: {price}', { price: requireValue(values, 'price') }),
      ...optionalSentence(values, 'setupFee', setupFeeText),
    ],
    ...accountButton(values),
    footnote: t('If you didn’t request this, reply to this email to contact {company}.', { company }),
  };
};

const trialEnding = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  const day = requireValue(values, 'trialEndsOn');
  return {
    subject: t('Your trial with {company} ends on {day}', { company, day }),
    greeting: greet(values),
    paragraphs: [
      t('Your trial of {plan} ends on {day}.', { plan: requireValue(values, 'planName'), day }),
      t('Price after the trial: {price}', { price: requireValue(values, 'price') }),
      ...optionalSentence(values, 'setupFee', setupFeeText),
      ...optionalSentence(values, 'card', (card) => t('We will charge your card: {card}', { card })),
    ],
    ...accountButton(values),
    footnote: t('To ask a question or cancel, reply to this email to contact {company}.', { company }),
  };
};

const receipt = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  const amount = requireValue(values, 'amount');
  return {
    subject: t('Your receipt from {company}: payment #{number}', {
      company,
      number: requireValue(values, 'number'),
    }),
    greeting: greet(values),
    paragraphs: [
      t('{company} received your payment of {amount} on {day}.', {
        company,
        amount,
        day: requireValue(values, 'paidOn'),
      }),
      t('Description: {description}', { description: requireValue(values, 'description') }),
      ...optionalSentence(values, 'card', (card) => t('Card: {card}', { card })),
      ...optionalSentence(values, 'refunded', (refunded) => t('Refunded: {refunded}', { refunded })),
      t('Use the link below to download the receipt as a PDF. It expires in 30 days.'),
    ],
    button: { label: t('Download receipt'), link: requireValue(values, 'link') },
    footnote: questionsFootnote(company),
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
