import type { ReactNode } from 'react';
import { formatCount } from '@/texts/grammar';

export const noneToCome = 'None to come';
export const on = (amount: string, date: string) => `${amount} on ${date}`;
export const noPlanIsBeingPaid = 'No plan is being paid for';
export const liveryChargesNothingThePlan = 'Livery charges nothing: the plan is paid for elsewhere';
export const byCard = (cardName: string) => `By card, ${cardName}`;
export const thereIsNoCardToCharge = 'There is no card to charge';

export const isUnpaidAndIsCharged = (amount: string) => ` ${amount} is unpaid, and is charged at once.`;
export const liveryChargesThePlan =
  ' Livery charges the plan from its next renewal on; until now it was paid elsewhere.';
export const isChargedWithThisCard = (name: string, retried: string, begins: string) =>
  `${name} is charged with this card from now on.${retried}${begins} You can remove it again.`;
export const theCardOfWasAdded = (name: string) => `The card of ${name} was added`;
export const addCardOf = (name: string) => `Add a card of ${name}`;
export const addTheCard = 'Add the card';

export const wasAskedForACard = (name: string) => `${name} was asked for a card`;
export const aMailGoes = (email: string, due: number, amount: string, cardRequestedAt: null | string) => (
  <>
    A mail goes to {email} with a link to add a card, which works once, for 7 days.{' '}
    {due > 0 && `It says that ${amount} is unpaid, which is charged once they have. `}
    {cardRequestedAt && 'The link that they were sent before stops working. '}A mail that is sent can not be
    taken back.
  </>
);
export const askForACard = (name: string) => `Ask ${name} for a card?`;
export const sendTheMail = 'Send the mail';

export const ofWhichIsTheSetUp = (total: string, amount: string) =>
  `${total}, of which ${amount} is the setup fee, once`;
export const nowAndLater = 'Now and later';
export const nothingThePlanIsFree = 'Nothing: the plan is free.';
export const now = 'Now';
export const nothingTheTrialLastsDay = (trialDays: number) =>
  `Nothing: the trial lasts ${formatCount(trialDays, 'day')}.`;
export const atTrialEnd = (end: string) => `On ${end}`;
export const andThen = (first: string, regular: string) => `${first}, and then ${regular}.`;
export const atNextCharge = (date: string) => `On ${date}`;
export const andSoOn = (amount: string, regular: string) => `${amount}, and so on: ${regular}.`;

export const paid = 'Paid';
export const aYear = (amount: string) => `${amount} a year`;
export const trial = 'Trial';
export const withTheTrialOfDay = (trialDays: number) => `With the trial of ${formatCount(trialDays, 'day')}`;
export const withoutATrial = 'Without a trial';

export const noCardForNow = 'No card for now';
export const aNewCard = 'A new card';
export const card = 'Card';

export const whatIsCharged = 'What is charged';

export const orAYear = (amount: string) => `or ${amount} a year`;
export const dayOfTrial = (trialDays: number) => `${formatCount(trialDays, 'day')} of trial`;
export const setUpFee = (amount: string) => `${amount} setup fee`;
export const plan = 'Plan';

export const wasPutOn = (name: string, name2: string) => `${name} was put on ${name2}`;

export const putOnAPlan = (name: string) => `Put ${name} on a plan`;
export const makeOneUnderWhiteLabelClient = 'Make one under White Label, Client Billing.';
export const noPlansYet = 'No plans yet';
export const isToldByMailWhat = (name: string) =>
  `${name} is told by mail. What is charged can be refunded, and the plan changed or ended.`;
export const putOn = (name: string) => `Put on ${name}`;
export const chooseAPlan = 'Choose a plan';

export const itIsNotTheCard = 'It is not the card that is charged, so nothing else changes.';
export const isChargedWithFromNow = (name: string, cardName: string) =>
  `${name} is charged with ${cardName} from now on.`;
export const hasNoCardThen = (name: string) => `${name} has no card then.`;
export const hasNoCardThenWhatFalls = (name: string) =>
  `${name} has no card then: what falls due can not be charged, and they fall behind, until there is another one.`;
export const wasRemoved = (cardName: string) => `${cardName} was removed`;
export const itCanNotBeUndone = (whatFollows: string) =>
  `${whatFollows} It can not be undone: the card has to be given again.`;
export const removeOf = (cardName: string, name: string) => `Remove ${cardName} of ${name}?`;
export const remove = 'Remove';

export const paymentsCantBeTakenYet = (link: ReactNode) => (
  <>Payments can’t be taken yet: the account that they go to is not connected, or not ready. {link}</>
);
export const openTheStripeIntegration = 'Open the Stripe integration';
export const askAnAdminOfYourCompany = 'Ask an Admin of your company to open the Stripe integration.';

export const unpaid = 'Unpaid';
export const wasSentToTheCardAgain = (sum: string) => `${sum} was sent to the card again`;
export const unpaidPayment = (sum: string, description: null | string, number: number) =>
  `${sum} unpaid: ${description ?? `payment #${number}`}`;
export const itIsTriedAgain = (date: string) => `It is tried again on ${date}.`;
export const itIsNotTriedAgain = 'It is not retried automatically.';
export const tryAgain = 'Try again';
export const tryAgainSum = (sum: string) => `Try ${sum} again`;

export const askForACardByMail = 'Ask for a card by mail';
export const askedOn = (date: string) => `Asked on ${date}`;
export const noCardYetAddOne = 'No card yet. Add one, or ask the client for one by mail.';
export const cards = 'Cards';
export const added = (date: string) => `added ${date}`;
export const removeCardName = (cardName: string) => `Remove ${cardName}`;

export const billing = 'Billing';
export const putOnAPlan2 = 'Put on a plan';
export const addCard = 'Add a card';
export const charged = 'Charged';
export const chargedNext = 'Charged next';
