import { formatCount } from '@/texts/grammar';

export const client = 'Client';
export const status = 'Status';
export const plan = 'Plan';
export const mrr = 'MRR';
export const lastPayment = 'Last payment';
export const created = 'Created';
export const number = 'Number';
export const trialEnds = 'Trial ends';
export const nextRenewal = 'Next renewal';
export const lifetimeValue = 'Lifetime value';
export const lastLogin = 'Last login';
export const source = 'Source';
export const updated = 'Updated';

export const selectedClients = 'Selected clients';
export const clientSelected = (count: number) => `${formatCount(count, 'client')} selected`;
export const selectAllClientsThatMatch = (count: string, isFiltered: boolean) =>
  `Select all ${count} clients${isFiltered ? ' that match' : ''}`;
export const clear = 'Clear';

export const opensOncePaid = 'opens once paid';
export const leaves = (date: string) => `leaves ${date}`;
export const never = 'Never';

export const copyTheEmailAddress = (name: string) => `Copy the email address of ${name}`;

export const actionsFor = (name: string) => `Actions for ${name}`;

export const select = (name: string) => `Select ${name}`;

export const clients = 'Clients';

export const exportClient = (count: number) => `Export ${formatCount(count, 'client')}…`;
export const earlierBulkActions = 'Earlier bulk actions';
export const moreForTheList = 'More for the list';

export const clientCount = (count: number) => formatCount(count, 'client');
export const theClientsAreBeingCounted = 'The clients are being counted.';
export const countAgain = 'Count again';
export const theClientsCouldNotBeCounted = 'The clients could not be counted. ';
export const newClient = (newCount: number) => formatCount(newCount, 'new client');
export const show = 'Show';

export const clientsWhoFallBehindWhoseTrial =
  'Clients who fall behind, whose trial ends within a week or who are about to leave will stand here.';
export const nobodyNeedsAttention = 'No clients need attention';
export const seeAllClients = 'See all clients';
export const tryAnotherSpellingOrFewer = 'Try another spelling, or fewer filters.';
export const noClientMatches = 'No client matches';
export const addClient = 'Add client';
export const importCsv = 'Import CSV';
export const addYourFirstClientOrBring = 'Add your first client, or bring all of them along in a CSV file.';
export const noClientsYet = 'No clients yet';

export const searchNameEmailPhoneOrNumber = 'Search name, email, phone or number';

export const all = 'All';
