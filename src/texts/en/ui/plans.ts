import { formatCount } from '@/texts/grammar';

export const aWeek = 'a week';
export const aMonth = 'a month';
export const aYear = 'a year';
export const everyFewWeeks = (count: number) => `every ${formatCount(count, 'week')}`;
export const everyFewMonths = (count: number) => `every ${formatCount(count, 'month')}`;
export const everyWeekLabel = (count: number) =>
  count === 1 ? 'Every week' : `Every ${formatCount(count, 'week')}`;
export const everyMonthLabel = (count: number) =>
  count === 1 ? 'Every month' : `Every ${formatCount(count, 'month')}`;
export const everyYearLabel = (count: number) =>
  count === 1 ? 'Every year' : `Every ${formatCount(count, 'year')}`;
export const everyFewYears = (count: number) => `every ${formatCount(count, 'year')}`;
export const free = 'Free';
export const inclTax = 'incl. tax';
export const plusTax = 'plus tax';
export const none = 'None';
export const day = (days: number) => formatCount(days, 'day');

export const howClientsWillSee = 'How clients will see it';
export const mostPopular = 'Most popular';
export const yourPlan = 'Your plan';
export const onceToBegin = 'once, to begin with';
export const tryDayForFree = (trialDays: number) => `Try ${formatCount(trialDays, 'day')} for free`;
export const chooseThisPlan = 'Choose this plan';
export const enterAPriceToSee = 'Enter a price to see it here.';

export const listAtMostFeatures = (maxFeatures: number) => `List at most ${maxFeatures} features.`;
export const useAtMostALine = (characters: number) => `Use at most ${characters} characters per line.`;
export const enterANumberOfDays = (maxTrialDays: number) =>
  `Enter a number of days from 0 to ${maxTrialDays}.`;
export const enterAPriceInLike = (currency: string, example: string) =>
  `Enter a price in ${currency}, like ${example}.`;
export const enter0Or = (amount: string, amount2: string) => `Enter 0, or from ${amount} to ${amount2}.`;

export const pay = 'Pay';
export const eachPeriod = 'Each period';
export const byTheYear = 'By the year';
