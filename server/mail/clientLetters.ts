import { accountLetters } from './accountLetters';
import type { Letter } from './layout';
import { need, type Values } from './values';

/** A sentence for a value that a mail can do without. */
const about = (values: Values, name: string, sentence: (value: string) => string): string[] => {
  const value = values[name];
  return value ? [sentence(value)] : [];
};

const hello = (values: Values): string => `Hello ${need(values, 'clientName')},`;

/** For who can see it there; before the company's dashboard is published there is no such place. */
const toAccount = ({ link }: Values): Pick<Letter, 'button'> =>
  link ? { button: { label: 'Open your account', link } } : {};

const reopening =
  'Your account reopens once the payment succeeds. The payment then covers a new billing period, which starts that day: nothing else is charged until it ends.';

const cardRequested = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `${company} asks you for a card`,
    greeting: hello(values),
    paragraphs: [
      `${company} asks you for a card to pay with.`,
      ...about(values, 'amountDue', (due) => `${due} is unpaid, and is charged once you have added a card.`),
      ...about(values, 'reopens', () => reopening),
      ...(values['amountDue'] ? [] : ['Nothing is charged now: the card pays what falls due from now on.']),
      `The link below works once, for seven days. The card's number goes to the payment provider alone.`,
    ],
    button: { label: 'Add a card', link: need(values, 'link') },
    footnote: `If you have nothing to do with ${company}, do nothing: nothing is charged.`,
  };
};

const addAnotherCard =
  'Use the link below to add another card. The unpaid amount is charged to it. The link works once and expires in seven days.';

const paymentFailed = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `Your payment to ${company} did not go through`,
    greeting: hello(values),
    paragraphs: [
      `${need(values, 'amount')} for ${need(values, 'description')} could not be charged.`,
      ...about(values, 'card', (card) => `It was tried with your card, ${card}.`),
      ...about(values, 'nextRetryOn', (day) => `It is tried again on ${day}.`),
      addAnotherCard,
      ...about(values, 'reopens', () => reopening),
    ],
    button: { label: 'Add another card', link: need(values, 'link') },
    footnote: `Answer this mail to ask ${company} about it.`,
  };
};

const pastDueEnded = (values: Values): Letter => {
  const company = need(values, 'companyName');
  const outcome = need(values, 'outcome');
  return {
    subject: `Your account with ${company} is ${outcome}`,
    greeting: hello(values),
    paragraphs: values['amount']
      ? [
          `${values['amount']} for ${need(values, 'description')} could not be charged on the last retry, so your account is ${outcome}.`,
          reopening,
          addAnotherCard,
        ]
      : [`Your account was past due for too long, so it is ${outcome}.`],
    ...(values['amount']
      ? { button: { label: 'Add another card', link: need(values, 'link') } }
      : toAccount(values)),
    footnote: `Reply to this email to ask ${company} how to pay.`,
  };
};

const subscriptionBegun = (values: Values): Letter => {
  const company = need(values, 'companyName');
  const plan = need(values, 'planName');
  return {
    subject: `Your plan with ${company}: ${plan}`,
    greeting: hello(values),
    paragraphs: [
      `you have the plan ${plan} with ${company} now.`,
      ...about(values, 'trialEndsOn', (day) => `Your trial ends on ${day}. Nothing is charged before.`),
      `It costs ${need(values, 'price')}.`,
      ...about(values, 'setupFee', (fee) => `${fee} comes on top of the first payment, once.`),
    ],
    ...toAccount(values),
    footnote: `If you did not ask for this, answer this mail: it goes to ${company}.`,
  };
};

const trialEnding = (values: Values): Letter => {
  const company = need(values, 'companyName');
  const day = need(values, 'trialEndsOn');
  return {
    subject: `Your trial with ${company} ends on ${day}`,
    greeting: hello(values),
    paragraphs: [
      `your trial of the plan ${need(values, 'planName')} ends on ${day}.`,
      `It costs ${need(values, 'price')} from then on.`,
      ...about(values, 'setupFee', (fee) => `${fee} comes on top of the first payment, once.`),
      ...about(values, 'card', (card) => `It is charged to your card, ${card}.`),
    ],
    ...toAccount(values),
    footnote: `Answer this mail to ask ${company} about it, or to end it.`,
  };
};

const receipt = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `Your receipt from ${company}: payment #${need(values, 'number')}`,
    greeting: hello(values),
    paragraphs: [
      `${company} received ${need(values, 'amount')} on ${need(values, 'paidOn')}.`,
      `It was for: ${need(values, 'description')}`,
      ...about(values, 'card', (card) => `It was paid with your card, ${card}.`),
      ...about(values, 'refunded', (refunded) => `${refunded} of it was given back to you.`),
      'You can save the receipt as a PDF for 30 days with the link below.',
    ],
    button: { label: 'Open the receipt', link: need(values, 'link') },
    footnote: `Answer this mail to ask ${company} about it.`,
  };
};

/** What the clients of a company are mailed, in its name. */
export const clientLetters = {
  ...accountLetters,
  'card-requested': cardRequested,
  'past-due-ended': pastDueEnded,
  'payment-failed': paymentFailed,
  'subscription-begun': subscriptionBegun,
  'trial-ending': trialEnding,
  receipt,
} as const;
