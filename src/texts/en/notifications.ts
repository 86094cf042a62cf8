import { formatCount } from '@/texts/grammar';

export const anOperator = 'An operator';
export const importedClient = (who: string, count: number) =>
  `${who} imported ${formatCount(count, 'client')}`;
export const twoClientsHaveTheEmailAddress = (email: string) => `Two clients have the email address ${email}`;
export const addedAClient = (who: string, label: null | string) => `${who} added ${label ?? 'a client'}`;
export const aClientSignedUp = (label: null | string) => `${label ?? 'A client'} signed up`;
const of = (amount: string | null) => (amount === null ? '' : ` of ${amount}`);
export const paymentFailed = (count: number) => `${formatCount(count, 'payment')} failed`;
export const liveryCouldNotChargeYourCard = (amount: string | null) =>
  `Livery could not charge your card${amount === null ? '' : ` ${amount}`}`;
export const aClientDisputesAPayment = (label: string | null, amount: string | null) =>
  `${label ?? 'A client'} disputes a payment${of(amount)}`;
export const theBankSidedWithAbout = (who: string | null, amount: string | null) =>
  `The bank sided with ${who ?? 'a client'} about a payment${of(amount)}`;
export const aPaymentByFailed = (amount: string | null, who: string | null) =>
  `A payment${of(amount)} by ${who ?? 'a client'} failed`;
const clientsWere = (label: string | null, count: number) =>
  count > 1 ? `${formatCount(count, 'client')} were` : `${label ?? 'A client'} was`;
export const deactivatedForNonPayment = (label: string | null, count: number) =>
  `${clientsWere(label, count)} deactivated for non-payment`;
export const pausedForNonPayment = (label: string | null, count: number) =>
  `${clientsWere(label, count)} paused for non-payment`;
export const clientDashboard = 'client dashboard';
export const deployingYourFailed = (what: string) => `Deploying your ${what} failed`;
export const yourWasDeployed = (what: string) => `Your ${what} was deployed`;
export const yourDomainWorks = (label: null | string) => `${label ?? 'Your domain'} works`;
export const yourDomainDoesNotWorkAny = (label: null | string) =>
  `${label ?? 'Your domain'} does not work any more`;

export const justNow = 'just now';

export const unread = 'Unread';

export const theNotificationsCouldNot = 'The notifications could not be marked as read';
export const notifications = 'Notifications';
export const markAllAsRead = 'Mark all as read';
export const older = 'Older';
export const newClientsFailedPayments =
  'New clients, failed payments, deployments and your domains show up here.';
export const nothingHasHappenedYet = 'Nothing has happened yet';
export const chooseWhatYouHear = 'Choose what you hear of';

export const notificationsUnread = (unread: string) => `Notifications, ${unread} unread`;
