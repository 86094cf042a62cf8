import { formatCount } from '@/texts/grammar';

export const actions = 'Actions';
export const edit = 'Edit';
export const contact = 'Contact';
export const viewAsClient = 'View as client';
export const sendASignInLink = 'Send a sign-in link';
export const changePlan = 'Change plan';
export const pause = 'Pause';
export const resume = 'Resume';
export const cancelTheDeactivation = 'Cancel the deactivation';
export const reactivate = 'Reactivate';
export const deactivate = 'Deactivate';

export const trialEnds = (date: string) => `Trial ends ${date}`;
export const renews = (date: string) => `Renews ${date}`;
export const noPlanYet = 'No plan yet';
export const mrr = (amount: string) => `MRR ${amount}`;
export const clientSince = (number: number, date: string) => `Client ${number}, since ${date}`;
export const copyTheId = 'Copy the id';
export const atAGlance = 'At a glance';

export const theAddressMayBeIncomplete =
  'The address may be incomplete, or the client belongs to another company.';
export const clientNotFound = 'Client not found';
export const thereIsNoSuchClient = 'There is no such client';
export const seeAllClients = 'See all clients';

export const copyTheEmailAddress = 'Copy the email address';
export const copyThePhoneNumber = 'Copy the phone number';
export const address = 'Address';
export const copyTheTaxId = 'Copy the tax id';
export const account = 'Account';
export const never = 'Never';
export const copyTheOldId = 'Copy the old id';

export const loadingTheClient = 'Loading the client';

export const reason = (deactivationReason: string) => `Reason: ${deactivationReason}.`;
export const note = (note: string) => `Note: ${note}`;
export const by = (by: string) => `By ${by}.`;
export const deactivation = 'Deactivation';
export const willBeDeactivated = (date: string) => `Will be deactivated on ${date}`;
export const deactivatedOn = (date: string) => `Deactivated on ${date}`;

export const placeInTheList = 'Place in the list';
export const clientManagement = 'Client Management';
export const previousClient = 'Previous client';
export const nextClient = 'Next client';

export const noteTitle = 'Note';
export const noNote = 'No note';

export const payments = 'Payments';
export const seeAllPayment = (totalCount: number) => `See all ${formatCount(totalCount, 'payment')}`;
export const theyAppearHereOnceTheClient = 'They appear here once the client is charged.';
export const noPaymentsYet = 'No payments yet';
export const latestPayments = 'Latest payments';
export const none = 'None';
export const endingIn = (brand: string, last4: string) => `${brand} ending in ${last4}`;
export const payment = (number: number) => `Payment ${number}`;

export const versionAsNewClientsGet = (priceVersion: number) => `Version ${priceVersion}, as new clients get`;
export const keepsVersionNewClientsGet = (priceVersion: number, currentPriceVersion: number) =>
  `Keeps version ${priceVersion}; new clients get version ${currentPriceVersion}`;
export const noneWhilePaused = 'None while paused';
export const noneToCome = 'None to come';
export const afterTheTrial = ', after the trial';
export const planAndPrice = 'Plan and price';
export const street = 'Street';
export const city = 'City';
export const state = 'State';
export const lastSignIn = 'Last sign-in';
export const cameBy = 'Came by';
export const changed = 'Changed';
export const cameIn = 'Came in';
export const refunded = 'Refunded';
export const fees = 'Fees';
export const left = 'Left';
export const failed = 'Failed';
export const access = 'Access';
export const opensOncePaid = 'Opens after the first successful payment';
export const price = 'Price';
export const priceVersion = 'Price version';
export const period = 'Period';
export const mrr2 = 'MRR';
export const lifetimeValue = 'Lifetime value';
export const plan = 'Plan';
export const nextCharge = 'Next charge';
export const trialEnds2 = 'Trial ends';
