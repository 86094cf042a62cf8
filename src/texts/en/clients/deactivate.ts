import type { DeactivationReason } from '@contract/enums';
import { formatCount } from '@/texts/grammar';

export const deactivationReasonLabels: Readonly<Record<DeactivationReason, string>> = {
  NonPayment: 'They do not pay',
  ClientRequest: 'They asked for it',
  Fraud: 'Fraud',
  Duplicate: 'The same client twice',
  Other: 'Another reason',
};

export const none = 'None';
export const payment = (openPayments: number, amount: string) =>
  `${formatCount(openPayments, 'payment')}, ${amount}`;
export const stillOwedAndNotTakenBack = (payments: string) =>
  `${payments}: still owed, and not taken back by this`;
export const noneWasToCome = 'None was to come';
export const on = (date: string) => ` on ${date}`;
export const willNotBeCharged = (amount: string, when: string) => `${amount}${when}: will not be charged`;
export const aMonthLost = (amount: string) => `${amount} a month lost`;
export const noneLost = 'None lost';
export const whatWillHappen = 'What will happen';
export const cantSignInAnyMore = (name: string) => `${name} can’t sign in any more`;
export const never = 'Never';
export const noPlan = 'No plan';
export const nothingIsDeletedPaymentsNotes = 'Nothing is deleted; payments, notes and activity stay';

export const onDate = (date: string) => `on ${date}`;
export const andMrrFallsByThen = (amount: string) => `, and MRR falls by ${amount} then`;
export const losesAccessNothingIsChargedAny = (name: string, time: string, loss: string) =>
  `${name} loses access ${time}; nothing is charged any more${loss}.`;
export const nothingIsDeletedYouCanCancel = (effectOf: string, isLater: boolean) =>
  `${effectOf} Nothing is deleted. ${isLater ? 'You can cancel it until then, and reactivate the client later.' : 'You can undo it by reactivating the client.'}`;
export const scheduleTheDeactivation = (name: string) => `Schedule the deactivation of ${name}?`;
export const deactivate = (name: string) => `Deactivate ${name}?`;
export const schedule = 'Schedule';
export const deactivate2 = 'Deactivate';

export const chooseAReason = 'Choose a reason.';

export const willBeDeactivated = (name: string, date: string) => `${name} will be deactivated on ${date}`;
export const wasDeactivated = (name: string) => `${name} was deactivated`;
export const undo = 'Undo';

export const when = 'When';
export const accessEndsAtOnceWhat = 'Access ends at once. What is paid for already is not paid back by this.';
export const now = 'Now';
export const atTheEndOfThePeriod = 'At the end of the period';
export const thereIsNoPaidPeriod =
  'There is no paid period or trial that could run out, so only now is possible.';
export const accessStaysUntilAndNothing = (date: string) =>
  `Access stays until ${date}, and nothing is charged after. It can be cancelled until then.`;

export const whenAndWhy = 'When and why';
export const reason = 'Reason';
export const chooseAReasonPlaceholder = 'Choose a reason';
export const noteOptional = 'Note (optional)';
export const ofCharactersOnlyOperatorsRead = (count: number, noteMaxLength: number) =>
  `${count} of ${noteMaxLength} characters. Only operators read it.`;
export const deactivateName = (name: string) => `Deactivate ${name}`;
export const openPayments = 'Open payments';
export const nextCharge = 'Next charge';
export const mrr = 'MRR';
export const access = 'Access';
export const lastSignIn = 'Last sign-in';
export const plan = 'Plan';
export const data = 'Data';
