import { formatCount } from '@/texts/grammar';

export const isAlready = (name: string, wordOf: string) => `${name} is ${wordOf} already.`;
export const itCanBecome = (value: string) => ` It can become ${value}.`;
export const isNowAndCantBecome = (name: string, wordOf: string, wordOf2: string, rest: string) =>
  `${name} is ${wordOf} now, and can’t become ${wordOf2} from there.${rest}`;

export const asMuchAsNow = 'As much as now';
export const aMonthMoreLessThanNow = (amount: string, change: number) =>
  `${amount} a month ${change > 0 ? 'more' : 'less'} than now`;
export const aYearIfPaidByTheYear = (amount: string) => `${amount} a year if they pay by the year`;
export const setupFee = (amount: string) => `${amount} setup fee`;
export const dayOfTrialForNewClients = (trialDays: number) =>
  `${formatCount(trialDays, 'day')} of trial for new clients`;
export const paidEach = (period: string) => `Paid once ${period}`;
export const plan = 'Plan';

export const stillPaysVersionOfThePrice = (
  name: string,
  priceVersion: number,
  name2: undefined | string,
  currentPriceVersion: number,
) =>
  ` ${name} still pays version ${priceVersion} of the price of ${name2}: moving back later brings version ${currentPriceVersion}.`;
export const youCanMoveThemBack = ' You can move them back.';
export const movesAtOnceAtThePlans = (name: string, loss: string) =>
  `${name} moves now, at the plan’s current price. A more expensive plan opens with its next payment. A move from a free plan, out of a trial, to another billing period or with a setup fee is charged now, and the plan opens once the payment succeeds. A paid period is not charged again. A client who pays elsewhere is not charged.${loss}`;
export const wasMovedTo = (name: string, name2: string) => `${name} was moved to ${name2}`;
export const changeThePlan = (name: string) => `Change the plan of ${name}`;
export const makeOneUnderWhiteLabelClient = 'Make one under White Label, Client Billing.';
export const noPlansYet = 'No plans yet';
export const moveTo = (name: string) => `Move to ${name}`;
export const chooseAPlan = 'Choose a plan';

export const wasPaused = (name: string) => `${name} was paused`;
export const wasResumed = (name: string) => `${name} was resumed`;
export const wasReactivated = (name: string) => `${name} was reactivated`;
export const theDeactivationOfWasCancelled = (name: string) => `The deactivation of ${name} was cancelled`;

export const aNewPeriodBegins = (name: string, price: undefined | null | string) =>
  `A new period begins for ${name} at once${price ? `, at ${price}` : ''}.`;
export const pause = 'Pause';
export const mrrFallsBy = (amount: string) => ` MRR falls by ${amount}.`;
export const nothingIsChargedToUntilYou = (name: string, loss: string) =>
  `Nothing is charged to ${name} until you resume them.${loss}`;
export const youCanResumeThemWheneverYou = 'You can resume them whenever you like; a new period begins then.';
export const resume = 'Resume';
export const youCanPauseThemAgain = 'You can pause them again.';
export const reactivate = 'Reactivate';
export const getsTheirAccessBackAndStands = (name: string) =>
  `${name} gets their access back and stands where they stood: invited if they never signed up, in trial while the trial runs, active on their plan otherwise.`;
export const youCanDeactivateThemAgain = 'You can deactivate them again.';
