import { formatCount } from '@/texts/grammar';

export const theTestClockWasSteppedDay = (days: number) =>
  `The test clock was stepped ${formatCount(days, 'day')} forward`;
export const stepTheTestClock = 'Step the test clock';
export const itIsForYourCompanyWhat = (date: string) =>
  `It is ${date} for your company. What falls due on the way is charged to test cards: renewals, ends of trials, tries of what has failed. The clock can not be set back.`;
export const howFar = 'How far';
export const day = (count: number) => formatCount(count, 'day');
export const to = (dayAfter: string) => `To ${dayAfter}`;
export const stepDayForward = (days: number) => `Step ${formatCount(days, 'day')} forward`;

export const testClock = 'Test clock';
export const theTestClockGoes = 'The test clock goes by the real time.';
export const theTestClockIsDayAhead = (daysAhead: number, date: string) =>
  `The test clock is ${formatCount(daysAhead, 'day')} ahead: it is ${date} for your company.`;
