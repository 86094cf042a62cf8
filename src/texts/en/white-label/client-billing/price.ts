import { formatCount } from '@/texts/grammar';

export const theyKeepThePriceThey = 'They keep the price they have';
export const theyMoveAtTheirNextRenewal = 'They move at their next renewal';
export const theyMoveNow = 'They move now';
export const monthlyRevenueStays = 'Monthly revenue stays as it is.';
export const aMonthMore = (change: string, before: string, after: string) =>
  `${change} more a month: ${before} becomes ${after}.`;
export const aMonthLess = (change: string, before: string, after: string) =>
  `${change} less a month: ${before} becomes ${after}.`;
export const nobodyWhoPaysHereRenews = 'No renewals scheduled.';
export const on = (first: string) => `On ${first}.`;
export const fromToEachWhenTheirPeriod = (first: string, last: string) =>
  `From ${first} to ${last}, each when their period ends.`;
export const noneOfThemPaysHere = 'None of them pays here, so they move at once.';
export const clientsWhoPayElsewhereMove = (paidElsewhereCount: number) =>
  formatCount(paidElsewhereCount, 'client who pays elsewhere moves', 'clients who pay elsewhere move');
export const atOnce = (renewalDays: string, others: string) => `${renewalDays} ${others} at once.`;
export const nothingIsChargedAtOnceWhat = 'Nothing is charged at once: what is paid for stays so.';
export const inAll = (amount: string) => `, ${amount} in all`;
export const clientsAreChargedAtOnce = (chargedNowCount: number, amount: string) =>
  `${formatCount(chargedNowCount, 'client is', 'clients are')} charged at once${amount}: a new billing period starts.`;
export const client = (clientCount: number) => formatCount(clientCount, 'client');
export const whoStayAsThey = (who: string) => `${who}, who stay as they are.`;
export const monthlyRevenueStaysNothing = 'Monthly revenue stays as it is. Nothing is charged.';
export const nothingIsChargedBefore = 'Nothing is charged before.';
export const atOnceWho = (who: string) => `${who}, at once.`;

export const thePriceOfWasChanged = (name: string) => `The price of ${name} was changed`;
export const newClientsPayTheNewPrice = (name: string) =>
  `New clients pay the new price. What about those who have ${name} now?`;
export const whoItHolds = 'Who it holds for';
export const thisCantBeUndone = 'This can’t be undone, but the price can be changed again at any time.';
export const back = 'Back';
export const changePrice = 'Change price';

export const changeThePrice = (name: string) => `Change the price of ${name}`;
export const newPrice = 'New price';
export const cancel = 'Cancel';
export const chooseWhoItHolds = 'Choose who it holds for';
export const howClientsWillSee = 'How clients will see it';
